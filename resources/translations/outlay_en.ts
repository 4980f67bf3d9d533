<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Assumptions</name>
    <message numerus="yes">
        <source>%1, %2 and %n more</source>
        <translation>
            <numerusform>%1, %2 and %n more</numerusform>
            <numerusform>%1, %2 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>not within %n month(s)</source>
        <translation>
            <numerusform>not within %n month</numerusform>
            <numerusform>not within %n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n-month TCO</source>
        <translation>
            <numerusform>%n-month TCO</numerusform>
            <numerusform>%n-month TCO</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No break-even with %1 within %n month(s)</source>
        <translation>
            <numerusform>No break-even with %1 within %n month</numerusform>
            <numerusform>No break-even with %1 within %n months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n default(s) not confirmed</source>
        <translation>
            <numerusform>%n default not confirmed</numerusform>
            <numerusform>%n defaults not confirmed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to check</source>
        <translation>
            <numerusform>%n more to check</numerusform>
            <numerusform>%n more to check</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The plan costs &lt;b&gt;%1&lt;/b&gt; over %n month(s)</source>
        <translation>
            <numerusform>The plan costs &lt;b&gt;%1&lt;/b&gt; over %n month</numerusform>
            <numerusform>The plan costs &lt;b&gt;%1&lt;/b&gt; over %n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %1 users, %2 does not break even with %3 within %n month(s).</source>
        <translation>
            <numerusform>For %1 users, %2 does not break even with %3 within %n month.</numerusform>
            <numerusform>For %1 users, %2 does not break even with %3 within %n months.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outlay::ui::AssumptionsPage</name>
    <message numerus="yes">
        <source>%n default(s) not confirmed yet</source>
        <translation>
            <numerusform>%n default not confirmed yet</numerusform>
            <numerusform>%n defaults not confirmed yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outlay::ui::ComparePage</name>
    <message numerus="yes">
        <source>%n device(s)</source>
        <translation>
            <numerusform>%n device</numerusform>
            <numerusform>%n devices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outlay::ui::FileController</name>
    <message numerus="yes">
        <source>%n part(s) of the file could not be read.</source>
        <translation>
            <numerusform>%n part of the file could not be read.</numerusform>
            <numerusform>%n parts of the file could not be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outlay::ui::InputsPanel</name>
    <message numerus="yes">
        <source>%n differ from base</source>
        <translation>
            <numerusform>%n differs from base</numerusform>
            <numerusform>%n differ from base</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outlay::ui::PageHost</name>
    <message numerus="yes">
        <source>%n problem(s).</source>
        <translation>
            <numerusform>%n problem.</numerusform>
            <numerusform>%n problems.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outlay::ui::SectionHeader</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outlay::ui::StatusPanel</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outlay::ui::TreePanel</name>
    <message numerus="yes">
        <source>%n item(s) too thin to label: %1</source>
        <translation>
            <numerusform>%n item too thin to label: %1</numerusform>
            <numerusform>%n items too thin to label: %1</numerusform>
        </translation>
    </message>
</context>
</TS>
