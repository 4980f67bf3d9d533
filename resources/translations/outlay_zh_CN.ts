<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Assumptions</name>
    <message numerus="yes">
        <source>%1, %2 and %n more</source>
        <translation>
            <numerusform>%1、%2 等另 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>工作量</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Overheads</source>
        <translation>其他开销</translation>
    </message>
    <message>
        <source>Storage and traffic</source>
        <translation>存储与流量</translation>
    </message>
    <message>
        <source>Data and people</source>
        <translation>数据与人力</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>推理服务</translation>
    </message>
    <message>
        <source>Serving option</source>
        <translation>服务方式</translation>
    </message>
    <message>
        <source>Plan and budget</source>
        <translation>计划与预算</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Assumption</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>来源类型</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>用于</translation>
    </message>
</context>
<context>
    <name>BreakdownTable</name>
    <message>
        <source>Cost item</source>
        <translation>成本项</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Base, %1</source>
        <translation>基准，%1</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>无价格</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>%1, month, %2</source>
        <translation>%1，当月，%2</translation>
    </message>
    <message>
        <source>%1, sum, %2</source>
        <translation>%1，累计，%2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>无价格</translation>
    </message>
    <message>
        <source>%1 by cost item</source>
        <translation>按成本项的 %1</translation>
    </message>
    <message>
        <source>hatched = unknown size, drawn as in the base</source>
        <translation>斜线 = 大小未知，按基准方案绘制</translation>
    </message>
    <message>
        <source>Cumulative cost, %1, by month</source>
        <translation>累计成本，%1，按月</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Budget %1</source>
        <translation>预算 %1</translation>
    </message>
    <message>
        <source>Break-even, month %1</source>
        <translation>盈亏平衡：第 %1 月</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Cost item</source>
        <translation>成本项</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>budget %1, beyond the scale</source>
        <translation>预算 %1，超出刻度</translation>
    </message>
</context>
<context>
    <name>Cluster</name>
    <message>
        <source>over by %1 GB</source>
        <translation>超出 %1 GB</translation>
    </message>
    <message>
        <source>tight, %1 free</source>
        <translation>紧张, %1 空闲</translation>
    </message>
    <message>
        <source>fits, %1 free</source>
        <translation>可放下, %1 空闲</translation>
    </message>
    <message>
        <source>embedding, head, logits</source>
        <translation>嵌入层、输出头、logits</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>嵌入层</translation>
    </message>
    <message>
        <source>head, logits</source>
        <translation>输出头、logits</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>knee</source>
        <translation>拐点</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>预留</translation>
    </message>
    <message>
        <source>Every device</source>
        <translation>每张卡</translation>
    </message>
    <message>
        <source>Stage %1 of %2</source>
        <translation>流水段 %1 / %2</translation>
    </message>
    <message>
        <source>Same layout on</source>
        <translation>同一方案换卡</translation>
    </message>
    <message>
        <source>GB per device</source>
        <translation>每卡 GB</translation>
    </message>
    <message>
        <source>Used / usable</source>
        <translation>已用 / 可用</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>能否放下</translation>
    </message>
    <message>
        <source>Per device, GB · outline = usable memory</source>
        <translation>每卡，GB · 外框为可用显存</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Memory does not fit: %1 GB over on stage %2</source>
        <translation>显存放不下：流水段 %2 超出 %1 GB</translation>
    </message>
    <message>
        <source>Memory does not fit: %1 GB over</source>
        <translation>显存放不下：超出 %1 GB</translation>
    </message>
    <message>
        <source>the layout that comes nearest</source>
        <translation>最接近的方案</translation>
    </message>
    <message>
        <source>Memory is tight: %1 left on stage %2</source>
        <translation>显存紧张：流水段 %2 仅余 %1</translation>
    </message>
    <message>
        <source>Memory is tight: %1 left</source>
        <translation>显存紧张：仅余 %1</translation>
    </message>
    <message>
        <source>Memory fits: %1 left on stage %2</source>
        <translation>显存可放下：流水段 %2 余 %1</translation>
    </message>
    <message>
        <source>Memory fits: %1 left</source>
        <translation>显存可放下：余 %1</translation>
    </message>
    <message>
        <source>Part of a step</source>
        <translation>步内部分</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Parts under %1 each</source>
        <translation>各不足 %1 的部分</translation>
    </message>
    <message>
        <source>Time of a step</source>
        <translation>步时</translation>
    </message>
    <message>
        <source>A step takes %1; %2 of it is model arithmetic</source>
        <translation>每步 %1，其中 %2 是模型运算</translation>
    </message>
    <message>
        <source>Seconds per step of %1 tokens · dark = counted in MFU</source>
        <translation>每步 %1 token 的秒数 · 深色计入 MFU</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Share of the peak</source>
        <translation>占峰值比例</translation>
    </message>
    <message>
        <source>Fixed layout</source>
        <translation>固定方案</translation>
    </message>
    <message>
        <source>Best layout</source>
        <translation>最优方案</translation>
    </message>
    <message>
        <source>Typed MFU with its goodput</source>
        <translation>手填 MFU × 有效产出率</translation>
    </message>
    <message>
        <source>MFU, share of the %1 peak</source>
        <translation>MFU，占 %1 峰值比例</translation>
    </message>
    <message>
        <source>Dark = used by the budget</source>
        <translation>深色为预算采用</translation>
    </message>
    <message>
        <source>Days by number of devices</source>
        <translation>天数随卡数变化</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>%1 devices: %2</source>
        <translation>%1 卡：%2</translation>
    </message>
    <message>
        <source>Cost by number of devices</source>
        <translation>成本随卡数变化</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>Whole run against the number of devices · days above, %1 below</source>
        <translation>全程随卡数变化 · 上：天数，下：%1</translation>
    </message>
    <message>
        <source>Whole run against the number of devices · days</source>
        <translation>全程随卡数变化 · 天数</translation>
    </message>
    <message>
        <source>Days and cost by number of devices</source>
        <translation>天数与成本随卡数变化</translation>
    </message>
    <message>
        <source>Up to %1 devices cost at most %2 more</source>
        <translation>不超过 %1 卡时成本最多高 %2</translation>
    </message>
    <message>
        <source>Doubling the devices halves the days at %1–%2 more cost</source>
        <translation>卡数翻倍，天数减半，成本多 %1–%2</translation>
    </message>
    <message>
        <source>micro</source>
        <translation>微批</translation>
    </message>
    <message>
        <source>virt.</source>
        <translation>虚拟段</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>重算</translation>
    </message>
    <message>
        <source>Step, s</source>
        <translation>步时 s</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>tight</source>
        <translation>紧张</translation>
    </message>
    <message>
        <source>%1 of the usable memory is left</source>
        <translation>可用显存余 %1</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Training cost</source>
        <translation>训练成本</translation>
    </message>
    <message>
        <source>Device-hours</source>
        <translation>卡时</translation>
    </message>
    <message>
        <source>MFU, best layout</source>
        <translation>MFU（最优方案）</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>并行方案</translation>
    </message>
    <message>
        <source>no layout fits</source>
        <translation>放不下</translation>
    </message>
    <message>
        <source>this plan</source>
        <translation>本计划</translation>
    </message>
    <message>
        <source>Predicted, fastest first</source>
        <translation>预测值，最快在前</translation>
    </message>
    <message>
        <source>Predicted, fastest first · eight of ten measured steps lie within %1 to %2</source>
        <translation>预测值，最快在前 · 十个实测步时中有八个在 %1 到 %2 之间</translation>
    </message>
    <message>
        <source>%1 layouts tried, %2 fit</source>
        <translation>已试 %1 个方案，%2 个可放下</translation>
    </message>
    <message>
        <source>No cluster of any size fits</source>
        <translation>任何卡数都放不下</translation>
    </message>
    <message>
        <source>Smallest cluster that fits: 1 device</source>
        <translation>最少 1 卡可放下</translation>
    </message>
    <message>
        <source>Smallest cluster that fits: %1 devices</source>
        <translation>最少 %1 卡可放下</translation>
    </message>
    <message>
        <source>Typical step</source>
        <translation>一般步（方案未知）</translation>
    </message>
    <message>
        <source>Whole run, with restarts</source>
        <translation>全程：重启、爬坡、空闲</translation>
    </message>
    <message>
        <source>as %1 keeps it</source>
        <translation>按 %1 的占用</translation>
    </message>
    <message>
        <source>general formulas, not those of %1</source>
        <translation>通用公式，并非 %1 的</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>Specification</source>
        <translation>规格</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>不支持</translation>
    </message>
    <message>
        <source>%1 dense peak</source>
        <translation>%1 稠密峰值</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>显存带宽</translation>
    </message>
    <message>
        <source>Fast domain</source>
        <translation>高速域</translation>
    </message>
    <message>
        <source>devices</source>
        <translation>张卡</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Per device-hour</source>
        <translation>每卡时</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>无价格</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>价格日期</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>手填</translation>
    </message>
    <message>
        <source>Against the scenario</source>
        <translation>与当前方案相比</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>与 %1 相比</translation>
    </message>
    <message>
        <source>This job: %1, %2 tokens</source>
        <translation>本任务：%1，%2 token</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Device-hours, whole run</source>
        <translation>卡时，整个运行</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>Cost of the final run</source>
        <translation>正式训练成本</translation>
    </message>
    <message>
        <source>Training cost, all items</source>
        <translation>训练成本，全部项</translation>
    </message>
    <message>
        <source>Per effective PFLOP-hour</source>
        <translation>每有效 PFLOP 时</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>能耗</translation>
    </message>
    <message>
        <source>in scenario</source>
        <translation>当前方案</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Inputs that differ</source>
        <translation>不同的输入</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>No input differs</source>
        <translation>没有不同的输入</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>装不下</translation>
    </message>
    <message>
        <source>Best layout</source>
        <translation>最佳并行方案</translation>
    </message>
    <message>
        <source>Memory in use</source>
        <translation>显存占用</translation>
    </message>
    <message>
        <source>tight</source>
        <translation>紧张</translation>
    </message>
    <message>
        <source>Fewest devices that hold it</source>
        <translation>装得下的最少卡数</translation>
    </message>
    <message>
        <source>MFU of the whole run</source>
        <translation>整次训练的 MFU</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>文件中</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>恢复的</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>No input differs</source>
        <translation>没有不同的输入</translation>
    </message>
</context>
<context>
    <name>Display</name>
    <message>
        <source>%1 hours</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 天</translation>
    </message>
    <message>
        <source>%1/device-hour</source>
        <translation>%1/卡时</translation>
    </message>
    <message>
        <source>%1/M tokens</source>
        <translation>%1/百万 token</translation>
    </message>
    <message>
        <source>%1/GB-month</source>
        <translation>%1/GB·月</translation>
    </message>
    <message>
        <source>%1/GB</source>
        <translation>%1/GB</translation>
    </message>
    <message>
        <source>%1/TB</source>
        <translation>%1/TB</translation>
    </message>
    <message>
        <source>%1/month</source>
        <translation>%1/月</translation>
    </message>
    <message>
        <source>%1/PFLOP-hour</source>
        <translation>%1/PFLOP 时</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>tokens/day</source>
        <translation>token/天</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>token/秒</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>months</source>
        <translation>个月</translation>
    </message>
    <message>
        <source>years</source>
        <translation>年</translation>
    </message>
    <message>
        <source>devices</source>
        <translation>张卡</translation>
    </message>
    <message>
        <source>device-hours</source>
        <translation>卡时</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>条序列</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步</translation>
    </message>
    <message>
        <source>users</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>person-months</source>
        <translation>人月</translation>
    </message>
    <message>
        <source>replicas</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>B/parameter</source>
        <translation>B/参数</translation>
    </message>
    <message>
        <source>B/token</source>
        <translation>B/token</translation>
    </message>
    <message>
        <source>GB/day</source>
        <translation>GB/天</translation>
    </message>
    <message>
        <source>h</source>
        <translation>时</translation>
    </message>
    <message>
        <source>d</source>
        <translation>天</translation>
    </message>
    <message>
        <source>mo</source>
        <translation>月</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>no device price</source>
        <translation>没有加速卡价格</translation>
    </message>
    <message>
        <source>a price is missing</source>
        <translation>缺少价格</translation>
    </message>
    <message>
        <source>based on last valid input</source>
        <translation>基于上次有效输入</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>Training cost</source>
        <translation>训练总成本</translation>
    </message>
    <message>
        <source>%1 per million tokens</source>
        <translation>每百万 token %1</translation>
    </message>
    <message>
        <source>Wall time</source>
        <translation>总时长</translation>
    </message>
    <message>
        <source>an input is missing</source>
        <translation>缺少输入</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>ends %1</source>
        <translation>%1 完成</translation>
    </message>
    <message>
        <source>%1 early</source>
        <translation>提前 %1</translation>
    </message>
    <message>
        <source>%1 late</source>
        <translation>推迟 %1</translation>
    </message>
    <message>
        <source>Device-hours</source>
        <translation>卡时</translation>
    </message>
    <message>
        <source>budget %1: cannot be checked</source>
        <translation>预算 %1：无法核对</translation>
    </message>
    <message>
        <source>of %1 budget</source>
        <translation>/ %1 预算</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>%1 over budget</source>
        <translation>超预算 %1</translation>
    </message>
    <message>
        <source>no budget set</source>
        <translation>未设预算</translation>
    </message>
    <message>
        <source>Break-even with %1</source>
        <translation>与 %1 盈亏平衡</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>盈亏平衡</translation>
    </message>
    <message>
        <source>no serving in this plan</source>
        <translation>该计划不含推理服务</translation>
    </message>
    <message>
        <source>add a second option</source>
        <translation>再添加一种方式</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>从一开始</translation>
    </message>
    <message>
        <source>Month %1</source>
        <translation>第 %1 月</translation>
    </message>
    <message>
        <source>%1 of its total</source>
        <translation>为其总额的 %1</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>不会</translation>
    </message>
    <message numerus="yes">
        <source>not within %n month(s)</source>
        <translation>
            <numerusform>%n 个月内不会</numerusform>
        </translation>
    </message>
    <message>
        <source>Base</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>Scenario %1</source>
        <translation>方案 %1</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Self-host</source>
        <translation>自建</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>自购</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>租用</translation>
    </message>
    <message numerus="yes">
        <source>%n-month TCO</source>
        <translation>
            <numerusform>%n 个月 TCO</numerusform>
        </translation>
    </message>
    <message>
        <source>Total cost</source>
        <translation>总成本</translation>
    </message>
    <message>
        <source>Cost tree</source>
        <translation>成本拆解</translation>
    </message>
    <message>
        <source>Cost tree incomplete: a price is missing</source>
        <translation>成本拆解不完整：缺少价格</translation>
    </message>
    <message>
        <source>Cost tree incomplete: compute has no price</source>
        <translation>成本拆解不完整：算力没有价格</translation>
    </message>
    <message>
        <source>The final run takes %1 of the total</source>
        <translation>正式训练占总成本 %1</translation>
    </message>
    <message>
        <source>Largest item: %1, %2 of the total</source>
        <translation>最大项：%1，占总成本 %2</translation>
    </message>
    <message>
        <source>Cumulative cost</source>
        <translation>累计成本</translation>
    </message>
    <message numerus="yes">
        <source>No break-even with %1 within %n month(s)</source>
        <translation>
            <numerusform>%n 个月内不与 %1 持平</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is cheaper from the start</source>
        <translation>%1 从一开始就更便宜</translation>
    </message>
    <message>
        <source>%1 breaks even with %2 in month %3</source>
        <translation>%1 在第 %3 个月与 %2 持平</translation>
    </message>
    <message>
        <source>%1 against the base</source>
        <translation>较基准 %1</translation>
    </message>
    <message>
        <source>Cost tree incomplete: an input is wrong</source>
        <translation>成本拆解不完整：有一项输入有误</translation>
    </message>
</context>
<context>
    <name>FineTuning</name>
    <message>
        <source>too small</source>
        <translation>装不下</translation>
    </message>
    <message>
        <source>tight</source>
        <translation>紧张</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>无价格</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>全量</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Memory as %1 keeps it; * by the general formulas.</source>
        <translation>显存按 %1 的占用计算；* 为通用公式。</translation>
    </message>
</context>
<context>
    <name>Origins</name>
    <message>
        <source>typed</source>
        <translation>手填</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>catalogue</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>config</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>primary source</source>
        <translation>一手来源</translation>
    </message>
    <message>
        <source>reported by a third party</source>
        <translation>第三方报道</translation>
    </message>
    <message>
        <source>seed document, partly wrong</source>
        <translation>种子文档，部分有误</translation>
    </message>
    <message>
        <source>derived or assumed</source>
        <translation>推算或假设</translation>
    </message>
    <message>
        <source>Confidence: %1</source>
        <translation>可信度：%1</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Overview</source>
        <translation>总览</translation>
    </message>
    <message>
        <source>Breakdown</source>
        <translation>成本拆解</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>单位算力成本</translation>
    </message>
    <message>
        <source>TCO</source>
        <translation>TCO</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
</context>
<context>
    <name>PlanEdit</name>
    <message>
        <source>Reset %1</source>
        <translation>重置 %1</translation>
    </message>
    <message>
        <source>Duplicate Scenario</source>
        <translation>复制方案</translation>
    </message>
    <message>
        <source>Rename Scenario</source>
        <translation>重命名方案</translation>
    </message>
    <message>
        <source>Remove Scenario %1</source>
        <translation>删除方案 %1</translation>
    </message>
    <message>
        <source>Add Serving Option</source>
        <translation>添加服务方式</translation>
    </message>
    <message>
        <source>Remove Serving Option</source>
        <translation>删除服务方式</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>使用 %1</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>导入 %1</translation>
    </message>
    <message>
        <source>Update Facts</source>
        <translation>更新事实</translation>
    </message>
    <message>
        <source>New Scenario</source>
        <translation>新建方案</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>%1 (this report)</source>
        <translation>%1（本报告）</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1等，另有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and exceeds the %2 budget by &lt;b&gt;%3&lt;/b&gt;.</source>
        <translation>%1，超出 %2 预算 &lt;b&gt;%3&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>%1 and stays within the %2 budget, with &lt;b&gt;%3&lt;/b&gt; left.</source>
        <translation>%1，不超过 %2 预算，尚余 &lt;b&gt;%3&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>%1 devices</source>
        <translation>%1 张卡</translation>
    </message>
    <message>
        <source>%1 in, %2 out</source>
        <translation>入 %1，出 %2</translation>
    </message>
    <message>
        <source>%1 price, in / out</source>
        <translation>%1 价，入 / 出</translation>
    </message>
    <message>
        <source>%1 served</source>
        <translation>共 %1 token</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 张 %2</translation>
    </message>
    <message>
        <source>%1. Hue = kind of cost, strength = depth. Items too thin for a label are in the table.</source>
        <translation>%1。色相表示费用类别，深浅表示层级；过细而无标签的项目见下表。</translation>
    </message>
    <message>
        <source>%1; no budget is set.</source>
        <translation>%1，未设预算。</translation>
    </message>
    <message numerus="yes">
        <source>%n default(s) not confirmed</source>
        <translation>
            <numerusform>%n 项默认值未确认</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to check</source>
        <translation>
            <numerusform>另有 %n 项需核对</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>1 USD = %1 CNY, %2</source>
        <translation>1 USD = %1 CNY，%2</translation>
    </message>
    <message>
        <source>Before you sign</source>
        <translation>签字前请核对</translation>
    </message>
    <message>
        <source>Budget plan</source>
        <translation>预算计划</translation>
    </message>
    <message>
        <source>Cost by month</source>
        <translation>逐月成本</translation>
    </message>
    <message>
        <source>Device-hour</source>
        <translation>每卡时价格</translation>
    </message>
    <message>
        <source>Diamond: best in row. Small figures: change against the base. Inputs that are not named are those of the base.</source>
        <translation>菱形为本行最优，小字为相对基准的变化；未列出的输入与基准相同。</translation>
    </message>
    <message>
        <source>Each figure with its formula and the numbers of this scenario; in formulas money is in USD, all else in SI units.</source>
        <translation>各项数值的公式与本方案的代入数；公式中金额以美元计，其余为国际单位制。</translation>
    </message>
    <message>
        <source>Every default is confirmed, and no price is older than 30 days</source>
        <translation>所有默认值均已确认，且没有超过 30 天的价格</translation>
    </message>
    <message>
        <source>Everything that applies to this scenario. Strong: differs from the base.</source>
        <translation>对本方案有效的全部输入。</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>How it is computed</source>
        <translation>计算方法</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Inputs and assumptions</source>
        <translation>输入与假设</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Largest items and their share of the total</source>
        <translation>最大的费用项及其占比</translation>
    </message>
    <message>
        <source>Largest items; hatched = no price</source>
        <translation>最大的费用项；斜线表示没有价格</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Model, tokens</source>
        <translation>模型与 token</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>没有待核对事项</translation>
    </message>
    <message>
        <source>Outlay budget report</source>
        <translation>Outlay 预算报告</translation>
    </message>
    <message>
        <source>Own catalogue</source>
        <translation>自有目录</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>Per 1M tokens</source>
        <translation>每百万 token</translation>
    </message>
    <message>
        <source>Per effective PFLOP-hour</source>
        <translation>每有效 PFLOP 时</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Problems and warnings</source>
        <translation>问题与警告</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Scenarios side by side</source>
        <translation>方案并排</translation>
    </message>
    <message>
        <source>Serve %1</source>
        <translation>服务 %1</translation>
    </message>
    <message>
        <source>Serving, month %1</source>
        <translation>推理（第 %1 月）</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>The plan costs &lt;b&gt;%1&lt;/b&gt; in total</source>
        <translation>计划总成本 &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>The plan costs &lt;b&gt;%1&lt;/b&gt; over %n month(s)</source>
        <translation>
            <numerusform>%n 个月总成本 &lt;b&gt;%1&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>The plan has no problems and no warnings.</source>
        <translation>本计划没有问题，也没有警告。</translation>
    </message>
    <message>
        <source>The same job on other hardware</source>
        <translation>同一任务换用其他硬件</translation>
    </message>
    <message>
        <source>The total of this plan is &lt;b&gt;incomplete&lt;/b&gt;: a price is missing.</source>
        <translation>本计划的总成本&lt;b&gt;不完整&lt;/b&gt;：缺少价格。</translation>
    </message>
    <message>
        <source>The total of this plan is &lt;b&gt;incomplete&lt;/b&gt;: there is no price for %1.</source>
        <translation>本计划的总成本&lt;b&gt;不完整&lt;/b&gt;：%1 没有价格。</translation>
    </message>
    <message>
        <source>This PDF contains its plan: open it in Outlay to change a number. Inputs %1</source>
        <translation>本 PDF 内含计划，可在 Outlay 中打开修改。输入校验 %1</translation>
    </message>
    <message>
        <source>To check before signing</source>
        <translation>签字前需核对</translation>
    </message>
    <message>
        <source>Tokens per user-day</source>
        <translation>每用户日 token</translation>
    </message>
    <message>
        <source>Train %1</source>
        <translation>训练 %1</translation>
    </message>
    <message>
        <source>Train and serve %1</source>
        <translation>训练并服务 %1</translation>
    </message>
    <message>
        <source>Training on %1 takes %2 and ends on %3, %4 before the deadline.</source>
        <translation>用 %1 训练需 %2，%3 结束，早于截止日期 %4。</translation>
    </message>
    <message>
        <source>Training on %1 takes %2 and ends on %3, &lt;b&gt;%4 after the deadline&lt;/b&gt;.</source>
        <translation>用 %1 训练需 %2，%3 结束，&lt;b&gt;晚于截止日期 %4&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>Training on %1 takes %2 and ends on %3.</source>
        <translation>用 %1 训练需 %2，%3 结束。</translation>
    </message>
    <message>
        <source>Training on %1 takes %2.</source>
        <translation>用 %1 训练需 %2。</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>What a device offers for its price</source>
        <translation>设备性价比</translation>
    </message>
    <message>
        <source>What and why</source>
        <translation>内容与原因</translation>
    </message>
    <message>
        <source>What costs most</source>
        <translation>最大费用项</translation>
    </message>
    <message>
        <source>What each way of serving costs in a month, and all in all since the start. One-off costs stand at the start.</source>
        <translation>各服务方式的当月成本与累计成本；一次性费用计在开始。</translation>
    </message>
    <message>
        <source>What it rests on</source>
        <translation>主要假设</translation>
    </message>
    <message>
        <source>Where the money goes</source>
        <translation>费用去向</translation>
    </message>
    <message>
        <source>a price is missing</source>
        <translation>缺少价格</translation>
    </message>
    <message>
        <source>at %1 MFU</source>
        <translation>MFU %1</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>方式：%1</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>scenario %1</source>
        <translation>方案 %1</translation>
    </message>
    <message>
        <source>see Problems and warnings</source>
        <translation>见“问题与警告”</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 卡时</translation>
    </message>
    <message>
        <source>Users, growth</source>
        <translation>用户，增长</translation>
    </message>
    <message>
        <source>%1, %2 a month</source>
        <translation>%1，月增 %2</translation>
    </message>
    <message>
        <source>It serves %1 users: %2.</source>
        <translation>服务 %1 用户：%2。</translation>
    </message>
    <message>
        <source>For %1 users, %2 breaks even with %3 in &lt;b&gt;month %4&lt;/b&gt;.</source>
        <translation>面向 %1 用户，%2 在&lt;b&gt;第 %4 个月&lt;/b&gt;与 %3 成本持平。</translation>
    </message>
    <message numerus="yes">
        <source>For %1 users, %2 does not break even with %3 within %n month(s).</source>
        <translation>
            <numerusform>面向 %1 用户，%2 在 %n 个月内未与 %3 成本持平。</numerusform>
        </translation>
    </message>
    <message>
        <source>For %1 users, %2 is cheaper than %3 &lt;b&gt;from the start&lt;/b&gt;.</source>
        <translation>面向 %1 用户，%2 &lt;b&gt;从一开始&lt;/b&gt;就比 %3 便宜。</translation>
    </message>
    <message>
        <source>The device price is %1 old</source>
        <translation>加速卡价格已有 %1</translation>
    </message>
    <message>
        <source>The prices of %1 are %2 old</source>
        <translation>%1 的价格已有 %2</translation>
    </message>
    <message>
        <source>The exchange rate is %1 old</source>
        <translation>汇率已有 %1</translation>
    </message>
    <message>
        <source>Not ranked, %1: %2.</source>
        <translation>未参与排序（%1）：%2。</translation>
    </message>
    <message>
        <source>The cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1。%2。</translation>
    </message>
    <message>
        <source>The best layouts</source>
        <translation>最优并行方案</translation>
    </message>
    <message>
        <source>The whole run, each number of devices with its best layout</source>
        <translation>整个训练，各卡数分别采用其最优方案</translation>
    </message>
    <message>
        <source>%1, %2; %3. Shorter is cheaper in the first column, longer is better in the others.</source>
        <translation>%1，%2；%3。第一列越短越便宜，其余各列越长越好。</translation>
    </message>
    <message>
        <source>MFU of each device&apos;s best layout for this model</source>
        <translation>MFU 取每种加速卡对该模型的最佳并行方案</translation>
    </message>
    <message>
        <source>the plan&apos;s MFU of %1 for all devices</source>
        <translation>所有加速卡均采用计划的 MFU %1</translation>
    </message>
    <message>
        <source>Everything but the device as in the plan, %1 devices; MFU and layout predicted for each. Diamond: best in row.</source>
        <translation>除加速卡外均与计划相同，%1 张；逐一预测 MFU 与并行方案。菱形：该行最优。</translation>
    </message>
    <message>
        <source>P10–P90 %1 to %2</source>
        <translation>P10–P90 %1 至 %2</translation>
    </message>
    <message>
        <source>Wall time</source>
        <translation>历时</translation>
    </message>
    <message>
        <source>Device-hours</source>
        <translation>卡时</translation>
    </message>
    <message>
        <source>Compute bill of the run</source>
        <translation>训练算力账单</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <source>Reported h</source>
        <translation>公布卡时</translation>
    </message>
    <message>
        <source>Predicted h</source>
        <translation>预测卡时</translation>
    </message>
    <message>
        <source>P10–P90</source>
        <translation>P10–P90</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>比值</translation>
    </message>
    <message>
        <source>How well such predictions met published runs</source>
        <translation>此类预测与已公布训练的吻合程度</translation>
    </message>
    <message>
        <source>The MFU of this plan is predicted. Eight of ten published times lie between %1 and %2 of such a prediction.</source>
        <translation>本计划的 MFU 为预测值。十次已公布训练中有八次的用时落在此类预测的 %1 至 %2 之间。</translation>
    </message>
    <message>
        <source>The published runs most like this plan</source>
        <translation>与本计划最相近的已公布训练</translation>
    </message>
    <message>
        <source>By size of the model and by hardware. Each was predicted from its setting alone; sources stand in the catalog.</source>
        <translation>按模型规模与硬件选取。每次训练仅凭其设置预测；来源见目录。</translation>
    </message>
    <message>
        <source>Against published runs</source>
        <translation>与公开训练对照</translation>
    </message>
    <message>
        <source>The fewest devices of a kind that hold it, with time and cost of %1 tokens on them in BF16. Diamond: cheapest. Tight: less than %2 of the memory stays free.</source>
        <translation>每种加速卡装得下所需的最少张数，以及用它们以 BF16 训练 %1 token 的时间与成本。菱形：最便宜。紧张：空闲显存不足 %2。</translation>
    </message>
    <message>
        <source>DPO&apos;s reference model comes on top of it.</source>
        <translation>DPO 的参考模型另计。</translation>
    </message>
    <message>
        <source>Which device can fine-tune this model</source>
        <translation>哪种加速卡能微调该模型</translation>
    </message>
    <message>
        <source>Too small whatever their number: %1.</source>
        <translation>无论多少张都装不下：%1。</translation>
    </message>
</context>
<context>
    <name>Runs</name>
    <message>
        <source>claim</source>
        <translation>声称</translation>
    </message>
    <message>
        <source>other work too</source>
        <translation>含其他工作</translation>
    </message>
    <message>
        <source>Devices × days × 24</source>
        <translation>卡数 × 天数 × 24</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>区间外</translation>
    </message>
    <message>
        <source>%1 of the peak for BF16</source>
        <translation>相当于 BF16 峰值的 %1</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>无价格</translation>
    </message>
    <message>
        <source>Stated: %1</source>
        <translation>声称：%1</translation>
    </message>
    <message>
        <source>reported %1 device-hours</source>
        <translation>公布 %1 卡时</translation>
    </message>
    <message>
        <source>predicted %1 (P10–P90 %2)</source>
        <translation>预测 %1（P10–P90 %2）</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>偏低</translation>
    </message>
    <message>
        <source>Plausible</source>
        <translation>可信</translation>
    </message>
    <message>
        <source>High</source>
        <translation>偏高</translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation>不可能</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token 数</translation>
    </message>
    <message>
        <source>Reported h</source>
        <translation>公布卡时</translation>
    </message>
    <message>
        <source>Predicted h</source>
        <translation>预测卡时</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>比值</translation>
    </message>
    <message>
        <source>Implied MFU</source>
        <translation>隐含 MFU</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>MMLU-Pro</source>
        <translation>MMLU-Pro</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>Published runs and what was predicted</source>
        <translation>已公布训练与预测</translation>
    </message>
    <message>
        <source>%1 of %2 runs within the band, median error %3</source>
        <translation>%2 次训练中 %1 次落在区间内，误差中位数 %3</translation>
    </message>
    <message>
        <source>Predicted against reported</source>
        <translation>预测与公布对照</translation>
    </message>
    <message>
        <source>Device-hours · shade P10–P90 · disc dense, square MoE, diamond claim</source>
        <translation>卡时 · 阴影 P10–P90 · 圆为稠密，方为 MoE，菱形为声称</translation>
    </message>
    <message>
        <source>Dense</source>
        <translation>稠密</translation>
    </message>
    <message>
        <source>With experts</source>
        <translation>MoE</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>声称</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>相等</translation>
    </message>
    <message>
        <source>MMLU-Pro and cost</source>
        <translation>MMLU-Pro 与成本</translation>
    </message>
    <message>
        <source>Percent over cost in %1 · disc at the price book, ring as stated</source>
        <translation>百分数对成本（%1） · 圆按价格表，环为声称值</translation>
    </message>
    <message>
        <source>At the price book</source>
        <translation>按价格表</translation>
    </message>
    <message>
        <source>As stated</source>
        <translation>声称值</translation>
    </message>
    <message>
        <source>Source of the score</source>
        <translation>分数来源</translation>
    </message>
    <message>
        <source>%1 as stated</source>
        <translation>%1（声称）</translation>
    </message>
    <message>
        <source>%1: predicted for %2 devices with TP %3, PP %4, CP %5, DP %6, EP %7.</source>
        <translation>%1：按 %2 张卡预测，TP %3、PP %4、CP %5、DP %6、EP %7。</translation>
    </message>
    <message>
        <source>The number of devices is not published: one that takes about a month was taken.</source>
        <translation>卡数未公布：取约需一个月的卡数。</translation>
    </message>
    <message>
        <source>No usual layout fits by the memory model; the fastest was taken.</source>
        <translation>按显存模型没有常规方案放得下，取其中最快者。</translation>
    </message>
    <message>
        <source>%1: no prediction, %2.</source>
        <translation>%1：无法预测，%2。</translation>
    </message>
    <message>
        <source>Source: %1 (%2).</source>
        <translation>来源：%1（%2）。</translation>
    </message>
</context>
<context>
    <name>UnitCost</name>
    <message>
        <source>no price in book</source>
        <translation>表中无价格</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>%1 per effective PFLOP-hour</source>
        <translation>每有效 PFLOP 时 %1</translation>
    </message>
    <message>
        <source>TFLOPS per %1/h</source>
        <translation>每 %1/时 TFLOPS</translation>
    </message>
    <message>
        <source>TB/s per %1/h</source>
        <translation>每 %1/时 TB/s</translation>
    </message>
    <message>
        <source>GB per %1/h</source>
        <translation>每 %1/时 GB</translation>
    </message>
    <message>
        <source>Source · as of</source>
        <translation>来源 · 日期</translation>
    </message>
    <message>
        <source>in scenario</source>
        <translation>当前方案</translation>
    </message>
    <message>
        <source>Not ranked</source>
        <translation>未排名</translation>
    </message>
    <message>
        <source>%1 not supported</source>
        <translation>不支持 %1</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>无价格</translation>
    </message>
    <message>
        <source>no MFU</source>
        <translation>没有 MFU</translation>
    </message>
    <message>
        <source>Enter price…</source>
        <translation>输入价格…</translation>
    </message>
    <message>
        <source>%1: no device can be ranked</source>
        <translation>%1：没有可排名的加速卡</translation>
    </message>
    <message>
        <source>%1: only %2 can be ranked</source>
        <translation>%1：只有 %2 可排名</translation>
    </message>
    <message>
        <source>%1: %2 and %3 are cheapest per effective PFLOP-hour</source>
        <translation>%1：%2 与 %3 的每有效 PFLOP 时最便宜</translation>
    </message>
    <message>
        <source>%1/h</source>
        <translation>%1/时</translation>
    </message>
    <message>
        <source>predicted for this device</source>
        <translation>针对该加速卡预测</translation>
    </message>
    <message>
        <source>the same for every device</source>
        <translation>所有加速卡相同</translation>
    </message>
    <message>
        <source>being predicted</source>
        <translation>正在预测</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>装不下</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>方案(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Revert to Saved</source>
        <translation>恢复到已保存(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Import Model (config.json)…</source>
        <translation>导入模型 (config.json)(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Filter Inputs</source>
        <translation>筛选输入项(&amp;F)</translation>
    </message>
    <message>
        <source>Next &amp;Problem</source>
        <translation>下一个问题(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>设置(&amp;E)…</translation>
    </message>
    <message>
        <source>Next &amp;Pane</source>
        <translation>下一个窗格(&amp;P)</translation>
    </message>
    <message>
        <source>P&amp;revious Pane</source>
        <translation>上一个窗格(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Duplicate Scenario</source>
        <translation>复制方案(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Rename Scenario</source>
        <translation>重命名方案(&amp;R)</translation>
    </message>
    <message>
        <source>Re&amp;move Scenario</source>
        <translation>删除方案(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Next Scenario</source>
        <translation>下一个方案(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Compare Scenarios</source>
        <translation>对比方案(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Explain This Input</source>
        <translation>解释此输入(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Outlay</source>
        <translation>关于 Outlay(&amp;A)</translation>
    </message>
    <message>
        <source>Tool Bar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>撤销 %1(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>重做 %1(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Export Report…</source>
        <translation>导出报告(&amp;E)…</translation>
    </message>
    <message>
        <source>Export A&amp;gain</source>
        <translation>再次导出(&amp;G)</translation>
    </message>
    <message>
        <source>Report saved as %1</source>
        <translation>报告已保存为 %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>line %1, column %2: values are nested too deeply</source>
        <translation>第 %1 行第 %2 列：值的嵌套层数过多</translation>
    </message>
    <message>
        <source>line %1, column %2: %3 is not a finite number</source>
        <translation>第 %1 行第 %2 列：%3 不是有限数</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>第 %1 行第 %2 列：%3</translation>
    </message>
    <message>
        <source>not valid JSON: %1</source>
        <translation>不是有效的 JSON：%1</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>一个对象</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 必须是%2</translation>
    </message>
    <message>
        <source>%1 must be a finite number</source>
        <translation>%1 必须是有限数</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>一个整数</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>%1 is %2, allowed is %3</source>
        <translation>%1 为 %2，允许范围是 %3</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>一段文本</translation>
    </message>
    <message>
        <source>%1: unknown value &quot;%2&quot;; known are %3</source>
        <translation>%1：未知的值“%2”，可用的有 %3</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>一个列表</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>一个数字列表</translation>
    </message>
    <message>
        <source>Matrix products, share of the measured rate</source>
        <translation>矩阵乘，占实测速率的比例</translation>
    </message>
    <message>
        <source>Measured matmul rate over peak where unknown</source>
        <translation>未知时实测矩阵乘速率与峰值之比</translation>
    </message>
    <message>
        <source>Dimension that costs a product half of its rate</source>
        <translation>使乘法损失一半速率的维度</translation>
    </message>
    <message>
        <source>Attention kernel, share of the peak</source>
        <translation>注意力核，占峰值的比例</translation>
    </message>
    <message>
        <source>Device memory, share of its bandwidth</source>
        <translation>显存，占其带宽的比例</translation>
    </message>
    <message>
        <source>Links inside a node, share of their bandwidth</source>
        <translation>节点内链路，占其带宽的比例</translation>
    </message>
    <message>
        <source>Network, share of its bandwidth</source>
        <translation>网络，占其带宽的比例</translation>
    </message>
    <message>
        <source>Slow-down per doubling of the devices</source>
        <translation>设备数每翻一倍的减速</translation>
    </message>
    <message>
        <source>fp8 products, share of the bf16 efficiency</source>
        <translation>FP8 乘法，占 BF16 效率的比例</translation>
    </message>
    <message>
        <source>fp4 products, share of the bf16 efficiency</source>
        <translation>FP4 乘法，占 BF16 效率的比例</translation>
    </message>
    <message>
        <source>Expert products, share of plain ones</source>
        <translation>专家乘法，占普通乘法的比例</translation>
    </message>
    <message>
        <source>Memory traffic outside products, relative to fused kernels</source>
        <translation>乘法之外的显存流量，相对融合核</translation>
    </message>
    <message>
        <source>Tensor-parallel communication hidden</source>
        <translation>被隐藏的张量并行通信</translation>
    </message>
    <message>
        <source>Data-parallel communication that can hide</source>
        <translation>可隐藏的数据并行通信</translation>
    </message>
    <message>
        <source>Pipeline transfers hidden</source>
        <translation>被隐藏的流水线传输</translation>
    </message>
    <message>
        <source>Expert exchange hidden</source>
        <translation>被隐藏的专家交换</translation>
    </message>
    <message>
        <source>Context-parallel communication hidden</source>
        <translation>被隐藏的上下文并行通信</translation>
    </message>
    <message>
        <source>Cost of hidden communication</source>
        <translation>隐藏通信的代价</translation>
    </message>
    <message>
        <source>Latency of a collective, s</source>
        <translation>集合通信的延迟，秒</translation>
    </message>
    <message>
        <source>Overhead of a layer, s</source>
        <translation>每层开销，秒</translation>
    </message>
    <message>
        <source>Extra overhead of an expert layer, s</source>
        <translation>专家层的额外开销，秒</translation>
    </message>
    <message>
        <source>Overhead of a step, s</source>
        <translation>每步开销，秒</translation>
    </message>
    <message>
        <source>Backward products of LoRA, relative to forward</source>
        <translation>LoRA 的反向乘法，相对前向</translation>
    </message>
    <message>
        <source>QLoRA products with unpacking, relative to plain</source>
        <translation>QLoRA 含解包的乘法，相对普通乘法</translation>
    </message>
    <message>
        <source>Whole run, share of the best layout&apos;s speed</source>
        <translation>整个运行，占最佳方案速度的比例</translation>
    </message>
    <message>
        <source>Typical steady step, share of the best layout&apos;s speed</source>
        <translation>典型稳定步，占最佳方案速度的比例</translation>
    </message>
    <message>
        <source>Allocator&apos;s loss, share of activations</source>
        <translation>分配器损耗，占激活的比例</translation>
    </message>
    <message>
        <source>Driver and library context of one device, bytes</source>
        <translation>单卡的驱动与库上下文，字节</translation>
    </message>
    <message>
        <source>The same with communicators, bytes</source>
        <translation>同上，含通信器，字节</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no hardware family or software stack</source>
        <translation>“%1”不是硬件系列或软件栈</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no calibration constant</source>
        <translation>“%1”不是校准常数</translation>
    </message>
    <message>
        <source>%1 needs a value for every family or stack</source>
        <translation>%1 需要为每个系列或软件栈给出值</translation>
    </message>
    <message>
        <source>calibration set %1 lacks %2</source>
        <translation>校准集 %1 缺少 %2</translation>
    </message>
    <message>
        <source>%1 is not known here and was ignored</source>
        <translation>这里不认识 %1，已忽略</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 为空</translation>
    </message>
    <message>
        <source>%1 must be a list of prices</source>
        <translation>%1 必须是价格列表</translation>
    </message>
    <message>
        <source>%1: there is no record &quot;%2&quot;</source>
        <translation>%1：没有记录“%2”</translation>
    </message>
    <message>
        <source>%1 must be a list</source>
        <translation>%1 必须是列表</translation>
    </message>
    <message>
        <source>%1 is no part of a catalog; parts are %2</source>
        <translation>目录没有 %1 这一部分，可用的有 %2</translation>
    </message>
    <message>
        <source>%1 has %2 entries, allowed are %3</source>
        <translation>%1 有 %2 项，允许 %3 项</translation>
    </message>
    <message>
        <source>kv_heads (%1) must divide heads (%2)</source>
        <translation>kv_heads（%1）必须整除 heads（%2）</translation>
    </message>
    <message>
        <source>head_dim is missing and heads (%1) does not divide hidden (%2)</source>
        <translation>缺少 head_dim，且 heads（%1）不能整除 hidden（%2）</translation>
    </message>
    <message>
        <source>%1: there is no device &quot;%2&quot; in the catalog</source>
        <translation>%1：目录中没有加速卡“%2”</translation>
    </message>
    <message>
        <source>%1: unknown device family &quot;%2&quot;</source>
        <translation>%1：未知的加速卡系列“%2”</translation>
    </message>
    <message>
        <source>%1 names no rate above 0</source>
        <translation>%1 没有给出大于 0 的速率</translation>
    </message>
    <message>
        <source>%1 is greater than high</source>
        <translation>%1 大于 high</translation>
    </message>
    <message>
        <source>%1 is missing: the model has dense layers</source>
        <translation>缺少 %1：该模型有稠密层</translation>
    </message>
    <message>
        <source>%1 is greater than total_b</source>
        <translation>%1 大于 total_b</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;; write a date such as 2026-06-30</source>
        <translation>%1 是“%2”，请写成 2026-06-30 这样的日期</translation>
    </message>
    <message>
        <source>%1 must be a list of texts</source>
        <translation>%1 必须是文本列表</translation>
    </message>
    <message>
        <source>%1 must be two numbers, the lower one first</source>
        <translation>%1 必须是两个数，较小的在前</translation>
    </message>
    <message>
        <source>%1 is before valid_from</source>
        <translation>%1 早于 valid_from</translation>
    </message>
    <message>
        <source>Forward FLOPs per token</source>
        <translation>每 token 前向 FLOPs</translation>
    </message>
    <message>
        <source>Tokens processed in training</source>
        <translation>训练中处理的 token</translation>
    </message>
    <message>
        <source>Tokens × epochs; with PPO and GRPO prompts × answers × (prompt + answer) × updates × epochs.</source>
        <translation>token × 轮数；PPO 与 GRPO 为提示 × 回答数 ×（提示 + 回答）× 更新次数 × 轮数。</translation>
    </message>
    <message>
        <source>Backward over forward, matrix products</source>
        <translation>反向与前向之比，矩阵乘</translation>
    </message>
    <message>
        <source>2 in full training (activation and weight gradients); for adapters the share of layers passed backward; plus the trainable share when partly frozen.</source>
        <translation>全量训练为 2（激活梯度与权重梯度）；适配器为反向经过的层的占比；部分冻结时再加上可训练占比。</translation>
    </message>
    <message>
        <source>Backward over forward, attention</source>
        <translation>反向与前向之比，注意力</translation>
    </message>
    <message>
        <source>2, times the share of layers passed backward.</source>
        <translation>2 乘以反向经过的层的占比。</translation>
    </message>
    <message>
        <source>Adapter parameters</source>
        <translation>适配器参数量</translation>
    </message>
    <message>
        <source>Rank × (inputs + outputs) of every adapted matrix.</source>
        <translation>秩 ×（输入 + 输出），对每个加适配器的矩阵求和。</translation>
    </message>
    <message>
        <source>FLOPs of training the model</source>
        <translation>训练模型的 FLOPs</translation>
    </message>
    <message>
        <source>FLOPs of generating answers</source>
        <translation>生成回答的 FLOPs</translation>
    </message>
    <message>
        <source>One forward pass for every prompt and generated token; prompts of a group are shared in GRPO.</source>
        <translation>每个提示与生成的 token 各一次前向；GRPO 中同组共享提示。</translation>
    </message>
    <message>
        <source>FLOPs of old log-probabilities</source>
        <translation>旧对数概率的 FLOPs</translation>
    </message>
    <message>
        <source>One forward pass over prompts and answers in PPO, or when answers are used for several updates.</source>
        <translation>PPO 中，或回答用于多次更新时，对提示与回答各一次前向。</translation>
    </message>
    <message>
        <source>FLOPs of the reference model</source>
        <translation>参考模型的 FLOPs</translation>
    </message>
    <message>
        <source>One forward pass over the data for every epoch, or once if cached.</source>
        <translation>每轮对数据一次前向；若缓存则只算一次。</translation>
    </message>
    <message>
        <source>FLOPs of the teacher</source>
        <translation>教师模型的 FLOPs</translation>
    </message>
    <message>
        <source>One forward pass of the teacher for every epoch, or once if cached.</source>
        <translation>教师每轮一次前向；若缓存则只算一次。</translation>
    </message>
    <message>
        <source>FLOPs of the reward model</source>
        <translation>奖励模型的 FLOPs</translation>
    </message>
    <message>
        <source>One forward pass over every answer.</source>
        <translation>对每个回答一次前向。</translation>
    </message>
    <message>
        <source>FLOPs of the critic</source>
        <translation>价值模型的 FLOPs</translation>
    </message>
    <message>
        <source>PPO: one forward pass, and three for every update.</source>
        <translation>PPO：一次前向，每次更新再加三次。</translation>
    </message>
    <message>
        <source>Model FLOPs</source>
        <translation>模型 FLOPs</translation>
    </message>
    <message>
        <source>Hardware FLOPs</source>
        <translation>硬件 FLOPs</translation>
    </message>
    <message>
        <source>Model FLOPs and what recomputation adds: attention (selective) or the whole forward pass of the layers (full).</source>
        <translation>模型 FLOPs 加上重计算增加的部分：注意力（选择性）或各层完整前向（全部）。</translation>
    </message>
    <message>
        <source>Device-hours at this MFU</source>
        <translation>按此 MFU 的卡时</translation>
    </message>
    <message>
        <source>Device-hours</source>
        <translation>卡时</translation>
    </message>
    <message>
        <source>Wall time, hours</source>
        <translation>总时长，小时</translation>
    </message>
    <message>
        <source>Wall time</source>
        <translation>总时长</translation>
    </message>
    <message>
        <source>Days left to the deadline</source>
        <translation>距截止日剩余天数</translation>
    </message>
    <message>
        <source>Optimizer steps</source>
        <translation>优化器步数</translation>
    </message>
    <message>
        <source>Time of a step</source>
        <translation>每步时间</translation>
    </message>
    <message>
        <source>Tokens per second, whole run</source>
        <translation>每秒 token，整个运行</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>能耗</translation>
    </message>
    <message>
        <source>1.5 for the server around the device, 1.3 for cooling and losses (PUE): assumptions</source>
        <translation>服务器其余部分按 1.5、制冷与损耗（PUE）按 1.3：均为假设</translation>
    </message>
    <message>
        <source>Per effective PFLOP-hour</source>
        <translation>每有效 PFLOP 时</translation>
    </message>
    <message>
        <source>Compute bill of the run</source>
        <translation>正式训练的算力账单</translation>
    </message>
    <message>
        <source>Total by shares</source>
        <translation>按占比推算的总额</translation>
    </message>
    <message>
        <source>Size of a checkpoint</source>
        <translation>单个检查点大小</translation>
    </message>
    <message>
        <source>Checkpoints written</source>
        <translation>写入的检查点</translation>
    </message>
    <message>
        <source>Whole intervals in the run&apos;s wall time.</source>
        <translation>运行总时长内的完整间隔数。</translation>
    </message>
    <message>
        <source>Checkpoints stored, GB-months</source>
        <translation>检查点存量，GB·月</translation>
    </message>
    <message>
        <source>Sum over all checkpoints of size × time stored: the newest ones while the run goes on, permanent ones and the last until the end of retention.</source>
        <translation>对所有检查点求“大小 × 保存时间”之和：最新的几个在运行期间保存，永久的和最后一个保存到保留期结束。</translation>
    </message>
    <message>
        <source>Final run</source>
        <translation>正式训练</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>Failed runs</source>
        <translation>失败重跑</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Datasets</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Cluster network</source>
        <translation>集群网络</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>传输</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>采集</translation>
    </message>
    <message>
        <source>Cleaning</source>
        <translation>清洗</translation>
    </message>
    <message>
        <source>Labelling</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人力</translation>
    </message>
    <message>
        <source>Contingency</source>
        <translation>不可预见费</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>算力</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Training cost</source>
        <translation>训练总成本</translation>
    </message>
    <message>
        <source>Per million training tokens</source>
        <translation>每百万训练 token</translation>
    </message>
    <message>
        <source>Tokens served, millions</source>
        <translation>服务的 token，百万</translation>
    </message>
    <message>
        <source>Serving devices, first month</source>
        <translation>首月推理卡数</translation>
    </message>
    <message>
        <source>Replicas for the peak load at the target load, rounded up, and spares; times devices per replica.</source>
        <translation>按目标负载承接峰值所需的副本数（向上取整）加备用，再乘以每副本卡数。</translation>
    </message>
    <message>
        <source>Serving devices, last month</source>
        <translation>末月推理卡数</translation>
    </message>
    <message>
        <source>As in the first month, for the users of the last one.</source>
        <translation>同首月，按末月用户数计算。</translation>
    </message>
    <message>
        <source>Serving compute</source>
        <translation>推理算力</translation>
    </message>
    <message>
        <source>Own tokens at their cost, or the fleet&apos;s devices, month by month.</source>
        <translation>自有 token 按其成本，或机群的加速卡，逐月计算。</translation>
    </message>
    <message>
        <source>API fees</source>
        <translation>API 调用费</translation>
    </message>
    <message>
        <source>Uncached input, cached input and output at their prices, less batch discount and expected price decline, month by month.</source>
        <translation>未缓存输入、缓存输入与输出按各自单价，扣除批量折扣与预期降价，逐月计算。</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>运维</translation>
    </message>
    <message>
        <source>Fixed cost per month × months.</source>
        <translation>每月固定成本 × 月数。</translation>
    </message>
    <message>
        <source>One-off cost of serving</source>
        <translation>推理一次性成本</translation>
    </message>
    <message>
        <source>Paid at the start, besides training.</source>
        <translation>训练之外，开始时支付。</translation>
    </message>
    <message>
        <source>Serving cost</source>
        <translation>推理成本</translation>
    </message>
    <message>
        <source>Serving in the last month</source>
        <translation>末月推理成本</translation>
    </message>
    <message>
        <source>Usage and fixed cost of the last month.</source>
        <translation>末月的用量与固定成本。</translation>
    </message>
    <message>
        <source>Per million tokens served</source>
        <translation>每百万服务 token</translation>
    </message>
    <message>
        <source>Total cost</source>
        <translation>总成本</translation>
    </message>
    <message>
        <source>Net present value of the cost</source>
        <translation>成本净现值</translation>
    </message>
    <message>
        <source>One-off costs now, each month&apos;s cost discounted to now.</source>
        <translation>一次性成本计在当前，各月成本折现到当前。</translation>
    </message>
    <message>
        <source>Total of the compared option</source>
        <translation>对比方式的总额</translation>
    </message>
    <message>
        <source>One-off and monthly costs of the option that break-even is measured against.</source>
        <translation>用来衡量盈亏平衡的方式的一次性与每月成本。</translation>
    </message>
    <message>
        <source>Total over the compared option&apos;s</source>
        <translation>与对比方式总额之比</translation>
    </message>
    <message>
        <source>Break-even month</source>
        <translation>盈亏平衡月</translation>
    </message>
    <message>
        <source>First month in which the cumulative cost no longer exceeds the compared option&apos;s, linear inside the month; 0 if it never does.</source>
        <translation>累计成本首次不再高于对比方式的月份，月内线性；若从未高于则为 0。</translation>
    </message>
    <message>
        <source>Budget left</source>
        <translation>剩余预算</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>推理服务</translation>
    </message>
    <message>
        <source>One-off</source>
        <translation>一次性</translation>
    </message>
    <message>
        <source>These inputs are too large to compute with. Check tokens, parameters and devices.</source>
        <translation>输入过大，无法计算。请检查 token、参数量与卡数。</translation>
    </message>
    <message>
        <source>The run ends %1 days after the deadline.</source>
        <translation>运行在截止日之后 %1 天才结束。</translation>
    </message>
    <message>
        <source>The total is above the budget.</source>
        <translation>总额高于预算。</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Active parameters</source>
        <translation>激活参数量</translation>
    </message>
    <message>
        <source>Parameters in matrix products</source>
        <translation>矩阵乘中的参数量</translation>
    </message>
    <message>
        <source>Active weights of all matrix products, the head included and the embedding look-up left out.</source>
        <translation>所有矩阵乘的激活权重，含输出头，不含嵌入查表。</translation>
    </message>
    <message>
        <source>Forward FLOPs in matrix products</source>
        <translation>矩阵乘的前向 FLOPs</translation>
    </message>
    <message>
        <source>Two per parameter in a matrix product (exact), or two per active parameter (6N).</source>
        <translation>矩阵乘中每个参数计 2（精确），或每个激活参数计 2（6N）。</translation>
    </message>
    <message>
        <source>Forward FLOPs of attention</source>
        <translation>注意力的前向 FLOPs</translation>
    </message>
    <message>
        <source>2·heads·(query size + value size) for every key that a token attends to, over all layers; none by 6N.</source>
        <translation>每个 token 关注的每个键计 2·头数·（查询维度 + 值维度），对所有层求和；按 6N 则不计。</translation>
    </message>
    <message>
        <source>Tokens per epoch</source>
        <translation>每轮 token</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>全局批量</translation>
    </message>
    <message>
        <source>Dense peak at the chosen precision</source>
        <translation>所选精度的稠密峰值</translation>
    </message>
    <message>
        <source>MFU while generating</source>
        <translation>生成时的 MFU</translation>
    </message>
    <message>
        <source>Dequantising factor</source>
        <translation>反量化系数</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>有效产出率</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Power of a device, W</source>
        <translation>单卡功率，W</translation>
    </message>
    <message>
        <source>Price per device-hour</source>
        <translation>每卡时单价</translation>
    </message>
    <message>
        <source>Hours per month</source>
        <translation>每月小时数</translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>Total by shares (1) or bottom-up (0)</source>
        <translation>总额按占比（1）或自下而上（0）</translation>
    </message>
    <message>
        <source>Share that the compute bill stands for</source>
        <translation>算力账单所代表的占比</translation>
    </message>
    <message>
        <source>Share of the final run</source>
        <translation>正式训练的占比</translation>
    </message>
    <message>
        <source>Share of experiments</source>
        <translation>实验的占比</translation>
    </message>
    <message>
        <source>Share of failed runs</source>
        <translation>失败重跑的占比</translation>
    </message>
    <message>
        <source>Share of checkpoints</source>
        <translation>检查点的占比</translation>
    </message>
    <message>
        <source>Share of datasets</source>
        <translation>数据集的占比</translation>
    </message>
    <message>
        <source>Share of logs</source>
        <translation>日志的占比</translation>
    </message>
    <message>
        <source>Share of the cluster network</source>
        <translation>集群网络的占比</translation>
    </message>
    <message>
        <source>Share of transfer</source>
        <translation>传输的占比</translation>
    </message>
    <message>
        <source>Share of collection</source>
        <translation>采集的占比</translation>
    </message>
    <message>
        <source>Share of cleaning</source>
        <translation>清洗的占比</translation>
    </message>
    <message>
        <source>Share of labelling</source>
        <translation>标注的占比</translation>
    </message>
    <message>
        <source>Share of people</source>
        <translation>人力的占比</translation>
    </message>
    <message>
        <source>Share of contingency and other</source>
        <translation>不可预见费及其他的占比</translation>
    </message>
    <message>
        <source>Experiments, of the final run</source>
        <translation>实验，占正式训练</translation>
    </message>
    <message>
        <source>Failed runs, of the final run</source>
        <translation>失败重跑，占正式训练</translation>
    </message>
    <message>
        <source>Contingency, of all other items</source>
        <translation>不可预见费，占其他各项</translation>
    </message>
    <message>
        <source>Cluster network price</source>
        <translation>集群网络单价</translation>
    </message>
    <message>
        <source>Checkpoint size</source>
        <translation>检查点大小</translation>
    </message>
    <message>
        <source>Storage price</source>
        <translation>存储单价</translation>
    </message>
    <message>
        <source>Dataset size</source>
        <translation>数据集大小</translation>
    </message>
    <message>
        <source>Bytes per token</source>
        <translation>每 token 字节数</translation>
    </message>
    <message>
        <source>Copies of the dataset</source>
        <translation>数据集份数</translation>
    </message>
    <message>
        <source>Data stored besides the run</source>
        <translation>运行之外的数据保存</translation>
    </message>
    <message>
        <source>Logs per day</source>
        <translation>每日日志</translation>
    </message>
    <message>
        <source>Logs kept</source>
        <translation>日志保留</translation>
    </message>
    <message>
        <source>Data sent out</source>
        <translation>流出数据</translation>
    </message>
    <message>
        <source>Egress price</source>
        <translation>流出单价</translation>
    </message>
    <message>
        <source>Raw data</source>
        <translation>原始数据</translation>
    </message>
    <message>
        <source>Collection price</source>
        <translation>采集单价</translation>
    </message>
    <message>
        <source>Cleaning price</source>
        <translation>清洗单价</translation>
    </message>
    <message>
        <source>Labelled samples</source>
        <translation>标注样本</translation>
    </message>
    <message>
        <source>Price of a labelled sample</source>
        <translation>每个标注样本的价格</translation>
    </message>
    <message>
        <source>Person-months</source>
        <translation>人月</translation>
    </message>
    <message>
        <source>Cost of a person-month</source>
        <translation>每人月成本</translation>
    </message>
    <message>
        <source>Horizon</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>Users in the first month</source>
        <translation>首月用户数</translation>
    </message>
    <message>
        <source>Monthly growth</source>
        <translation>月增长率</translation>
    </message>
    <message>
        <source>Input per user-day</source>
        <translation>每用户日输入</translation>
    </message>
    <message>
        <source>Output per user-day</source>
        <translation>每用户日输出</translation>
    </message>
    <message>
        <source>Days per month</source>
        <translation>每月天数</translation>
    </message>
    <message>
        <source>The total includes training (1) or not (0)</source>
        <translation>总额含训练（1）或不含（0）</translation>
    </message>
    <message>
        <source>Days from start to deadline</source>
        <translation>从开始到截止的天数</translation>
    </message>
    <message>
        <source>The model %1 is in no list. Choose another, or enter the parameter count.</source>
        <translation>任何列表中都没有模型 %1。请另选，或输入参数量。</translation>
    </message>
    <message>
        <source>Enter the number of parameters, such as 70B.</source>
        <translation>请输入参数量，例如 70B。</translation>
    </message>
    <message>
        <source>The typed parameter count replaces the one counted from the shape; FLOPs are scaled by it.</source>
        <translation>手填的参数量取代按结构统计的数值；FLOPs 按比例缩放。</translation>
    </message>
    <message>
        <source>Only the parameter count is known: FLOPs are counted by 6N.</source>
        <translation>只知道参数量：FLOPs 按 6N 计算。</translation>
    </message>
    <message>
        <source>The model %1 is in no list.</source>
        <translation>任何列表中都没有模型 %1。</translation>
    </message>
    <message>
        <source>The model %1 has no parameter count.</source>
        <translation>模型 %1 没有参数量。</translation>
    </message>
    <message>
        <source>Rank and targets do not tell the adapters&apos; size for this model. Enter it, such as 200M.</source>
        <translation>秩与目标无法确定该模型适配器的大小。请输入，例如 200M。</translation>
    </message>
    <message>
        <source>Above 65%: no published run of this kind reaches it. Check the peak and the FLOPs that it refers to.</source>
        <translation>高于 65%：没有已发表的同类运行达到过。请检查峰值及其对应的 FLOPs 口径。</translation>
    </message>
    <message>
        <source>Below 5%: that wastes most of the rent. Check the peak and the FLOPs that it refers to.</source>
        <translation>低于 5%：大部分租金被浪费。请检查峰值及其对应的 FLOPs 口径。</translation>
    </message>
    <message>
        <source>The device %1 is in no list.</source>
        <translation>任何列表中都没有加速卡 %1。</translation>
    </message>
    <message>
        <source>%1 has no unit for %2. Choose a precision that it supports.</source>
        <translation>%1 没有 %2 单元。请选择它支持的精度。</translation>
    </message>
    <message>
        <source>There is no price book %1.</source>
        <translation>没有价格表 %1。</translation>
    </message>
    <message>
        <source>%1 has no %2 price for %3. Enter a price, or choose another book or kind.</source>
        <translation>%1 中没有 %3 的%2价格。请输入价格，或换一个价格表或计价方式。</translation>
    </message>
    <message>
        <source>This price is %1 days old. Check it before you use the result.</source>
        <translation>该价格已有 %1 天。使用结果前请核对。</translation>
    </message>
    <message>
        <source>All shares are 0. Give at least the final run a share.</source>
        <translation>所有占比都是 0。至少给正式训练一个占比。</translation>
    </message>
    <message>
        <source>Shares add up to %1, not 1; they are scaled to 1.</source>
        <translation>占比之和为 %1 而不是 1，已按比例缩放到 1。</translation>
    </message>
    <message>
        <source>The API model %1 is in no price list.</source>
        <translation>任何价目表中都没有 API 模型 %1。</translation>
    </message>
    <message>
        <source>No input price. Choose an API model or enter it.</source>
        <translation>没有输入价格。请选择 API 模型或手填。</translation>
    </message>
    <message>
        <source>No output price. Choose an API model or enter it.</source>
        <translation>没有输出价格。请选择 API 模型或手填。</translation>
    </message>
    <message>
        <source>Enter the output tokens per second of one replica, measured under load.</source>
        <translation>请输入单个副本在负载下实测的每秒输出 token。</translation>
    </message>
    <message>
        <source>No device price. Enter one here or in Prices.</source>
        <translation>没有加速卡价格。请在此处或“价格”中输入。</translation>
    </message>
    <message>
        <source>No purchase price is known for this device. Enter one.</source>
        <translation>该加速卡没有已知的购买价。请输入。</translation>
    </message>
    <message>
        <source>Enter what a million tokens cost you, input, output or both.</source>
        <translation>请输入每百万 token 的自有成本：输入、输出或两者。</translation>
    </message>
    <message>
        <source>The deadline %1 is before the start %2.</source>
        <translation>截止日 %1 早于开始日 %2。</translation>
    </message>
    <message>
        <source>n_devices needs at least one count</source>
        <translation>n_devices 至少需要一个数量</translation>
    </message>
    <message>
        <source>lora_params is needed: adapters of latent attention have no fixed shape</source>
        <translation>需要 lora_params：潜在注意力的适配器没有固定形状</translation>
    </message>
    <message>
        <source>training runs in bf16, fp8 or fp4, not in int8</source>
        <translation>训练使用 bf16、fp8 或 fp4，不用 int8</translation>
    </message>
    <message>
        <source>unknown calibration set &quot;%1&quot;</source>
        <translation>未知的校准集“%1”</translation>
    </message>
    <message>
        <source>unknown operation &quot;%1&quot;</source>
        <translation>未知的操作“%1”</translation>
    </message>
    <message>
        <source>the inputs are too large: %1 is not a finite number</source>
        <translation>输入过大：%1 不是有限数</translation>
    </message>
    <message>
        <source>lora_targets must hold names</source>
        <translation>lora_targets 必须包含名称</translation>
    </message>
    <message>
        <source>lora_targets: unknown name &quot;%1&quot;; known are q, k, v, o, gate, up, down</source>
        <translation>lora_targets：未知的名称“%1”，可用的有 q、k、v、o、gate、up、down</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no day in the form YYYY-MM-DD</source>
        <translation>%1：“%2”不是 YYYY-MM-DD 形式的日期</translation>
    </message>
    <message>
        <source>%1 must hold at least one rate</source>
        <translation>%1 至少要有一个汇率</translation>
    </message>
    <message>
        <source>the share of what the amount pays for is 0: the total cannot be told from it</source>
        <translation>金额所对应部分的占比为 0：无法由此推出总额</translation>
    </message>
    <message>
        <source>sort: unknown key &quot;%1&quot;; known are %2</source>
        <translation>sort：未知的键“%1”，可用的有 %2</translation>
    </message>
    <message>
        <source>senses must hold &quot;min&quot; or &quot;max&quot;</source>
        <translation>senses 必须包含 &quot;min&quot; 或 &quot;max&quot;</translation>
    </message>
    <message>
        <source>senses: unknown value &quot;%1&quot;; known are min, max</source>
        <translation>senses：未知的值“%1”，可用的有 min、max</translation>
    </message>
    <message>
        <source>%1 has %2 coordinates, senses has %3</source>
        <translation>%1 有 %2 个坐标，senses 有 %3 个</translation>
    </message>
    <message>
        <source>unknown model preset &quot;%1&quot;</source>
        <translation>未知的模型预设“%1”</translation>
    </message>
    <message>
        <source>a model takes one of preset, arch and config, not several</source>
        <translation>模型只能用 preset、arch、config 之一</translation>
    </message>
    <message>
        <source>%1 needs an architecture: a preset, arch or config</source>
        <translation>%1 需要架构：preset、arch 或 config</translation>
    </message>
    <message>
        <source>unknown number format &quot;%1&quot;; known are bf16, fp8, fp4, int8</source>
        <translation>未知的数字格式“%1”，可用的有 bf16、fp8、fp4、int8</translation>
    </message>
    <message>
        <source>the device has no %1 unit</source>
        <translation>该加速卡没有 %1 单元</translation>
    </message>
    <message>
        <source>%1: unknown format &quot;%2&quot;</source>
        <translation>%1：未知的格式“%2”</translation>
    </message>
    <message>
        <source>compare must name two options, not %1</source>
        <translation>compare 必须给出两个方式，而不是 %1 个</translation>
    </message>
    <message>
        <source>compare: no option is named &quot;%1&quot;</source>
        <translation>compare：没有名为“%1”的方式</translation>
    </message>
    <message>
        <source>%1: another option is named &quot;%2&quot; already</source>
        <translation>%1：另一个方式已叫“%2”</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>cannot read %1: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>%1 is larger than %2 bytes</source>
        <translation>%1 大于 %2 字节</translation>
    </message>
    <message>
        <source>Train a 70B dense model</source>
        <translation>训练 70B 稠密模型</translation>
    </message>
    <message>
        <source>15T tokens on 2,048 H100 with 8K context, with people, data and failed runs; on demand, H200 and B200 as variants.</source>
        <translation>15 万亿 token，2,048 张 H100，8K 上下文，含人力、数据与失败重跑；按需价，另有 H200 与 B200 方案。</translation>
    </message>
    <message>
        <source>Train a DeepSeek-V3-class MoE</source>
        <translation>训练 DeepSeek-V3 级 MoE</translation>
    </message>
    <message>
        <source>14.8T tokens in FP8 on 2,048 devices; the published run at its assumed price, and the same in BF16.</source>
        <translation>14.8 万亿 token，FP8，2,048 张卡；按论文假设的价格还原已发表的运行，另有 BF16 方案。</translation>
    </message>
    <message>
        <source>Fine-tune 70B with QLoRA</source>
        <translation>QLoRA 微调 70B</translation>
    </message>
    <message>
        <source>100M tokens, rank 16, on 4 H100; LoRA in BF16 and full fine-tuning as variants.</source>
        <translation>1 亿 token，秩 16，4 张 H100；另有 BF16 LoRA 与全量微调方案。</translation>
    </message>
    <message>
        <source>Self-host or API</source>
        <translation>自建还是调用 API</translation>
    </message>
    <message>
        <source>2M users for 12 months, 16K tokens in and 4K out per user and day: rented fleet, own fleet, and two APIs.</source>
        <translation>200 万用户、12 个月，每用户每日输入 16K、输出 4K：租用机群、自购机群与两种 API。</translation>
    </message>
    <message>
        <source>Train and serve</source>
        <translation>训练并服务</translation>
    </message>
    <message>
        <source>A 30B mixture of experts trained on 5T tokens and served to 500,000 users for two years, against an API.</source>
        <translation>用 5 万亿 token 训练 30B 混合专家模型，服务 50 万用户两年，与 API 对比。</translation>
    </message>
    <message>
        <source>Check a stated run</source>
        <translation>核对一项声明</translation>
    </message>
    <message>
        <source>72B parameters and 5T tokens on 128 H100 in 35 days? At a usual MFU it takes 439: the deadline tells.</source>
        <translation>72B 参数、5 万亿 token，128 张 H100 跑 35 天？按通常的 MFU 需要 439 天：看截止日便知。</translation>
    </message>
    <message>
        <source>Price notes, June 2026: training</source>
        <translation>价格笔记，2026 年 6 月：训练</translation>
    </message>
    <message>
        <source>70B on 128 H100 for 30 days with the notes&apos; prices and shares, and their calculator&apos;s runs, recomputed.</source>
        <translation>70B，128 张 H100，30 天，按笔记的价格与占比，并重算其计算器的各个运行。</translation>
    </message>
    <message>
        <source>Price notes, June 2026: self-hosting</source>
        <translation>价格笔记，2026 年 6 月：自建</translation>
    </message>
    <message>
        <source>100M users for a year: self-hosting at the notes&apos; cost per token against their API price, recomputed.</source>
        <translation>1 亿用户一年：按笔记的每 token 成本自建，与其 API 价格对比，重新计算。</translation>
    </message>
    <message>
        <source>Price notes, April 2026: training</source>
        <translation>价格笔记，2026 年 4 月：训练</translation>
    </message>
    <message>
        <source>70B on 15T tokens at MFU 43%, an 8B model, a mixture of experts and LoRA with the notes&apos; prices, recomputed.</source>
        <translation>70B、15 万亿 token、MFU 43%，以及 8B、混合专家与 LoRA，按笔记的价格重算。</translation>
    </message>
    <message>
        <source>there is no example &quot;%1&quot;; there are %2</source>
        <translation>没有示例“%1”，可用的有 %2</translation>
    </message>
    <message>
        <source>This PDF carries no plan. Open the report as Outlay wrote it: printing or shrinking a PDF drops the plan.</source>
        <translation>该 PDF 不含计划。请打开 Outlay 原样写出的报告：打印或压缩 PDF 会丢掉计划。</translation>
    </message>
    <message>
        <source>The plan inside this PDF is damaged.</source>
        <translation>该 PDF 中的计划已损坏。</translation>
    </message>
    <message>
        <source>The plan inside this PDF is larger than %1 bytes.</source>
        <translation>该 PDF 中的计划大于 %1 字节。</translation>
    </message>
    <message>
        <source>This is no PDF.</source>
        <translation>这不是 PDF。</translation>
    </message>
    <message>
        <source>this file is no plan: its &quot;format&quot; is not &quot;%1&quot;</source>
        <translation>该文件不是计划：其 &quot;format&quot; 不是“%1”</translation>
    </message>
    <message>
        <source>and %1 more problems of this kind</source>
        <translation>另有 %1 个同类问题</translation>
    </message>
    <message>
        <source>line %1, column %2: %3 must be %4</source>
        <translation>第 %1 行第 %2 列：%3 必须是%4</translation>
    </message>
    <message>
        <source>line %1, column %2: &quot;version&quot; must be a whole number; the file is read as version %3</source>
        <translation>第 %1 行第 %2 列：&quot;version&quot; 必须是整数；文件按版本 %3 读取</translation>
    </message>
    <message>
        <source>line %1, column %2: written by a newer version of Outlay (format %3, this one knows %4); what is not known here is kept</source>
        <translation>第 %1 行第 %2 列：由更新版本的 Outlay 写出（格式 %3，本版本认识 %4）；不认识的内容会保留</translation>
    </message>
    <message>
        <source>a date such as 2026-11-30</source>
        <translation>形如 2026-11-30 的日期</translation>
    </message>
    <message>
        <source>a list of ids</source>
        <translation>id 列表</translation>
    </message>
    <message>
        <source>an id of its own, of small letters, digits, - and _</source>
        <translation>自己的 id，由小写字母、数字、- 和 _ 组成</translation>
    </message>
    <message>
        <source>a list of scenarios</source>
        <translation>方案列表</translation>
    </message>
    <message>
        <source>line %1, column %2: the scenario id &quot;%3&quot; is not free; it is &quot;%4&quot; now</source>
        <translation>第 %1 行第 %2 列：方案 id“%3”已被占用，现改为“%4”</translation>
    </message>
    <message>
        <source>a whole number from 1 to 8</source>
        <translation>1 到 8 的整数</translation>
    </message>
    <message>
        <source>line %1, column %2: there is no field %3; it is kept but not used</source>
        <translation>第 %1 行第 %2 列：没有字段 %3；已保留但不使用</translation>
    </message>
    <message>
        <source>a number, a text, true or false</source>
        <translation>一个数、一段文本、true 或 false</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>the price book has no %1 price for %2 on %3; add one or choose another date</source>
        <translation>价格表中 %3 没有 %2 的%1价格；请添加或换一个日期</translation>
    </message>
    <message>
        <source>%1 is %2, allowed is %3 to %4</source>
        <translation>%1 为 %2，允许范围是 %3 到 %4</translation>
    </message>
    <message>
        <source>a mixer holds %1, allowed is 0 to %2</source>
        <translation>混合器包含 %1，允许范围是 0 到 %2</translation>
    </message>
    <message>
        <source>the mixers claim %1 layers of %2</source>
        <translation>混合器声明了 %1 层，而总共 %2 层</translation>
    </message>
    <message>
        <source>%1 window layers are more than the %2 layers with attention</source>
        <translation>%1 个窗口层多于 %2 个有注意力的层</translation>
    </message>
    <message>
        <source>%1 MoE layers and %2 layers without MLP are more than %3 layers</source>
        <translation>%1 个 MoE 层加 %2 个无 MLP 层多于 %3 层</translation>
    </message>
    <message>
        <source>ffn is missing: the model has dense layers</source>
        <translation>缺少 ffn：该模型有稠密层</translation>
    </message>
    <message>
        <source>the model is too large to count</source>
        <translation>模型过大，无法计数</translation>
    </message>
    <message>
        <source>unsupported: model_type %1 with %2, enter N and N_active</source>
        <translation>不支持：model_type %1 含 %2，请输入 N 与 N_active</translation>
    </message>
    <message>
        <source>head_dim is needed: %1 heads do not divide a hidden size of %2</source>
        <translation>需要 head_dim：%1 个头不能整除隐藏维度 %2</translation>
    </message>
    <message>
        <source>unsupported: model_type %1, enter N and N_active</source>
        <translation>不支持：model_type %1，请输入 N 与 N_active</translation>
    </message>
    <message>
        <source>tp (%1) must divide the attention heads (%2)</source>
        <translation>tp（%1）必须整除注意力头数（%2）</translation>
    </message>
    <message>
        <source>pp × virtual (%1) must not exceed the layers (%2)</source>
        <translation>pp × virtual（%1）不能超过层数（%2）</translation>
    </message>
    <message>
        <source>cp (%1) must divide the sequence length (%2)</source>
        <translation>cp（%1）必须整除序列长度（%2）</translation>
    </message>
    <message>
        <source>ep (%1) must divide the experts (%2)</source>
        <translation>ep（%1）必须整除专家数（%2）</translation>
    </message>
    <message>
        <source>ep × etp (%1) must divide tp × cp × dp (%2)</source>
        <translation>ep × etp（%1）必须整除 tp × cp × dp（%2）</translation>
    </message>
    <message>
        <source>dp × micro-batch (%1) must divide the global batch (%2)</source>
        <translation>dp × 微批（%1）必须整除全局批量（%2）</translation>
    </message>
    <message>
        <source>virtual stages need pp &gt; 1 that divides the %1 micro-batches</source>
        <translation>虚拟级需要 pp &gt; 1 且能整除 %1 个微批</translation>
    </message>
    <message>
        <source>no layout on up to %1 devices fits into %2 bytes each</source>
        <translation>在不超过 %1 张卡上没有方案能放进每卡 %2 字节</translation>
    </message>
    <message>
        <source>%1 is %2, allowed is &gt; 0</source>
        <translation>%1 为 %2，允许范围是 &gt; 0</translation>
    </message>
    <message>
        <source>n_active (%1) is larger than n_total (%2)</source>
        <translation>n_active（%1）大于 n_total（%2）</translation>
    </message>
    <message>
        <source>n_total and n_active do not fit the architecture</source>
        <translation>n_total 与 n_active 与架构不符</translation>
    </message>
    <message>
        <source>a model needs an architecture or its number of parameters (n_total)</source>
        <translation>模型需要架构或参数量（n_total）</translation>
    </message>
    <message>
        <source>no layout on %1 devices divides the batch, the heads and the layers; change the batch or the devices</source>
        <translation>%1 张卡上没有方案能整除批量、头数与层数；请更改批量或卡数</translation>
    </message>
    <message>
        <source>none of %1 layouts on %2 devices fits into %3 bytes each; take more or larger devices</source>
        <translation>%2 张卡上的 %1 个方案都放不进每卡 %3 字节；请增加卡数或换更大的卡</translation>
    </message>
    <message>
        <source>From the list</source>
        <translation>来自列表</translation>
    </message>
    <message>
        <source>Parameter count only</source>
        <translation>仅参数量</translation>
    </message>
    <message>
        <source>Pretraining</source>
        <translation>预训练</translation>
    </message>
    <message>
        <source>Continued pretraining</source>
        <translation>继续预训练</translation>
    </message>
    <message>
        <source>Supervised fine-tuning</source>
        <translation>监督微调</translation>
    </message>
    <message>
        <source>Partly frozen</source>
        <translation>部分冻结</translation>
    </message>
    <message>
        <source>Distillation</source>
        <translation>蒸馏</translation>
    </message>
    <message>
        <source>Exact, with attention</source>
        <translation>精确，含注意力</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>因果</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>不计</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Selective</source>
        <translation>选择性</translation>
    </message>
    <message>
        <source>All linear layers</source>
        <translation>全部线性层</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Query and value</source>
        <translation>查询与值</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>Reserved, 1 year</source>
        <translation>预留 1 年</translation>
    </message>
    <message>
        <source>Reserved, 3 years</source>
        <translation>预留 3 年</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>竞价</translation>
    </message>
    <message>
        <source>Marketplace</source>
        <translation>交易市场</translation>
    </message>
    <message>
        <source>Community cloud</source>
        <translation>社区云</translation>
    </message>
    <message>
        <source>Bottom-up</source>
        <translation>自下而上</translation>
    </message>
    <message>
        <source>By shares</source>
        <translation>按占比</translation>
    </message>
    <message>
        <source>All compute</source>
        <translation>全部算力</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Self-host, by token</source>
        <translation>自建，按 token</translation>
    </message>
    <message>
        <source>Self-host, by fleet</source>
        <translation>自建，按机群</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>租用</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>自购</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no date; write it as 2026-11-30</source>
        <translation>“%1”不是日期，请写成 2026-11-30</translation>
    </message>
    <message>
        <source>unknown choice &quot;%1&quot;; known are %2</source>
        <translation>未知的选项“%1”，可用的有 %2</translation>
    </message>
    <message>
        <source>Share of the total. Shares are normalised if they do not add up to 100%.</source>
        <translation>占总额的比例。若相加不等于 100%，会归一化。</translation>
    </message>
    <message>
        <source>Price book</source>
        <translation>价格表</translation>
    </message>
    <message>
        <source>Dated list that prices are looked up in. Books are never mixed.</source>
        <translation>查价所用的带日期的列表。不同的表不会混用。</translation>
    </message>
    <message>
        <source>Price kind</source>
        <translation>计价方式</translation>
    </message>
    <message>
        <source>On demand, reserved for a term, or spot. A spot price is an entry of its own, never a share of the list price.</source>
        <translation>按需、按期预留或竞价。竞价是单独的条目，绝不是目录价的某个比例。</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>供应商</translation>
    </message>
    <message>
        <source>Left empty, the cheapest entry of the book is taken.</source>
        <translation>留空则取表中最便宜的条目。</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>地区</translation>
    </message>
    <message>
        <source>Left empty, all regions are considered.</source>
        <translation>留空则考虑所有地区。</translation>
    </message>
    <message>
        <source>Per device-hour</source>
        <translation>每卡时</translation>
    </message>
    <message>
        <source>What one device costs for an hour. From the price book; type your own offer to replace it.</source>
        <translation>单卡一小时的价格。来自价格表；手填自己的报价即可替换。</translation>
    </message>
    <message>
        <source>Prices as of</source>
        <translation>价格日期</translation>
    </message>
    <message>
        <source>Entries valid on this day are used. Set when the plan is made, so that it keeps its numbers.</source>
        <translation>采用这一天有效的条目。建立计划时设定，使其数字保持不变。</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>Currency of all amounts shown. Amounts are converted at the dated rate, not relabelled.</source>
        <translation>所有金额的显示货币。金额按带日期的汇率换算，而不是换个符号。</translation>
    </message>
    <message>
        <source>CNY for one USD. From the catalog, with its date; type your treasury&apos;s rate to replace it.</source>
        <translation>1 美元兑人民币。来自目录并带日期；手填贵司财务汇率即可替换。</translation>
    </message>
    <message>
        <source>730 is a twelfth of a year; 720 is the 30-day month of many spreadsheets.</source>
        <translation>730 是一年的十二分之一；720 是许多表格采用的 30 天月。</translation>
    </message>
    <message>
        <source>Total by</source>
        <translation>总额算法</translation>
    </message>
    <message>
        <source>Bottom-up adds items that you can check; by shares extrapolates the total from the compute bill.</source>
        <translation>自下而上是把可核对的各项相加；按占比是由算力账单推算总额。</translation>
    </message>
    <message>
        <source>Compute bill stands for</source>
        <translation>算力账单代表</translation>
    </message>
    <message>
        <source>Which part of the tree the computed rental is: the final run alone, all compute, or the total.</source>
        <translation>算出的租金在树中对应哪一部分：仅正式训练、全部算力，或总额。</translation>
    </message>
    <message>
        <source>Contingency and other</source>
        <translation>不可预见费及其他</translation>
    </message>
    <message>
        <source>Ablations and small runs before the final one, as a share of the final run&apos;s cost.</source>
        <translation>正式训练之前的消融与小规模运行，占正式训练成本的比例。</translation>
    </message>
    <message>
        <source>Runs that are thrown away, as a share of the final run&apos;s cost.</source>
        <translation>作废的运行，占正式训练成本的比例。</translation>
    </message>
    <message>
        <source>Reserve on the sum of all other items.</source>
        <translation>对其他各项之和的预留。</translation>
    </message>
    <message>
        <source>Extra price of the fast network, if it is not in the device price.</source>
        <translation>高速网络的额外价格（若未含在卡价中）。</translation>
    </message>
    <message>
        <source>Checkpoint every</source>
        <translation>检查点间隔</translation>
    </message>
    <message>
        <source>Hours between two checkpoints.</source>
        <translation>两个检查点之间的小时数。</translation>
    </message>
    <message>
        <source>14 bytes hold bf16 weights, fp32 master weights and both Adam moments.</source>
        <translation>14 字节含 BF16 权重、FP32 主权重与 Adam 的两个矩。</translation>
    </message>
    <message>
        <source>Keep the last</source>
        <translation>保留最近</translation>
    </message>
    <message>
        <source>Newest checkpoints that are kept while the run goes on.</source>
        <translation>运行期间保留的最新检查点数。</translation>
    </message>
    <message>
        <source>Keep every nth</source>
        <translation>每 n 个保留</translation>
    </message>
    <message>
        <source>Every nth checkpoint is kept past the end; 0 keeps the last one alone.</source>
        <translation>每第 n 个检查点在结束后仍保留；0 表示只留最后一个。</translation>
    </message>
    <message>
        <source>Kept after the run</source>
        <translation>运行后保留</translation>
    </message>
    <message>
        <source>Months that permanent checkpoints are stored after the run.</source>
        <translation>运行结束后永久检查点的保存月数。</translation>
    </message>
    <message>
        <source>Tokens stored; those trained on unless typed.</source>
        <translation>存储的 token；不填则与训练用的相同。</translation>
    </message>
    <message>
        <source>About 4 for text.</source>
        <translation>文本约为 4。</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>份数</translation>
    </message>
    <message>
        <source>Copies of the dataset that are stored, such as raw and tokenised.</source>
        <translation>存储的数据集份数，例如原始与分词后各一份。</translation>
    </message>
    <message>
        <source>Stored besides the run</source>
        <translation>运行之外的保存</translation>
    </message>
    <message>
        <source>Months that the data is stored before and after the run.</source>
        <translation>运行前后数据的保存月数。</translation>
    </message>
    <message>
        <source>Logs and metrics written per day of the run.</source>
        <translation>运行每天写入的日志与指标。</translation>
    </message>
    <message>
        <source>Months that logs are stored.</source>
        <translation>日志保存的月数。</translation>
    </message>
    <message>
        <source>Object storage, per GB and month (AWS S3 Standard by default).</source>
        <translation>对象存储，每 GB 每月（默认为 AWS S3 Standard）。</translation>
    </message>
    <message>
        <source>Gigabytes that leave the provider, such as weights moved to the serving site.</source>
        <translation>离开供应商的 GB 数，例如把权重搬到推理站点。</translation>
    </message>
    <message>
        <source>Price of a gigabyte that leaves the provider.</source>
        <translation>每 GB 流出数据的价格。</translation>
    </message>
    <message>
        <source>Terabytes collected and cleaned.</source>
        <translation>采集并清洗的 TB 数。</translation>
    </message>
    <message>
        <source>Cost of collecting a terabyte. An assumption; replace it by yours.</source>
        <translation>采集 1 TB 的成本。此为假设，请换成自己的数值。</translation>
    </message>
    <message>
        <source>Cost of cleaning a terabyte. An assumption; replace it by yours.</source>
        <translation>清洗 1 TB 的成本。此为假设，请换成自己的数值。</translation>
    </message>
    <message>
        <source>Samples that people label.</source>
        <translation>由人工标注的样本。</translation>
    </message>
    <message>
        <source>Per sample</source>
        <translation>每样本</translation>
    </message>
    <message>
        <source>Price of one labelled sample.</source>
        <translation>一个标注样本的价格。</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Person-months of the training team.</source>
        <translation>训练团队的人月数。</translation>
    </message>
    <message>
        <source>Per person-month</source>
        <translation>每人月</translation>
    </message>
    <message>
        <source>Full cost of one person for a month.</source>
        <translation>一人一月的全部成本。</translation>
    </message>
    <message>
        <source>unknown field %1 is ignored</source>
        <translation>未知字段 %1 已忽略</translation>
    </message>
    <message>
        <source>Months of service that the total cost of ownership covers.</source>
        <translation>总拥有成本所覆盖的服务月数。</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>用户数</translation>
    </message>
    <message>
        <source>Users in the first month. With 0 users the plan is about training alone.</source>
        <translation>首月用户数。为 0 时计划只涉及训练。</translation>
    </message>
    <message>
        <source>Growth of users from month to month.</source>
        <translation>用户数逐月的增长。</translation>
    </message>
    <message>
        <source>Prompt tokens of one user on one day, context included.</source>
        <translation>一位用户一天的提示 token，含上下文。</translation>
    </message>
    <message>
        <source>Generated tokens of one user on one day.</source>
        <translation>一位用户一天生成的 token。</translation>
    </message>
    <message>
        <source>Cached input</source>
        <translation>缓存输入</translation>
    </message>
    <message>
        <source>Share of the input that is billed at the cached price.</source>
        <translation>按缓存价计费的输入占比。</translation>
    </message>
    <message>
        <source>Discount rate</source>
        <translation>折现率</translation>
    </message>
    <message>
        <source>Yearly rate for the net present value; the total itself is not discounted.</source>
        <translation>净现值所用的年利率；总额本身不折现。</translation>
    </message>
    <message>
        <source>Serve by</source>
        <translation>服务方式</translation>
    </message>
    <message>
        <source>The option that the plan&apos;s total counts.</source>
        <translation>计划总额所计入的方式。</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>对比方式</translation>
    </message>
    <message>
        <source>The option that break-even is measured against.</source>
        <translation>用来衡量盈亏平衡的方式。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>How tables and charts call this option.</source>
        <translation>表格与图表中如何称呼该方式。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>A rented API by the token, self-hosting at a cost per token, or self-hosting by a fleet of replicas.</source>
        <translation>按 token 租用的 API、按每 token 成本自建，或按副本机群自建。</translation>
    </message>
    <message>
        <source>API model</source>
        <translation>API 模型</translation>
    </message>
    <message>
        <source>Prices from the list; leave empty to type them.</source>
        <translation>价格取自列表；留空则手填。</translation>
    </message>
    <message>
        <source>Input price</source>
        <translation>输入单价</translation>
    </message>
    <message>
        <source>Per million input tokens.</source>
        <translation>每百万输入 token。</translation>
    </message>
    <message>
        <source>Cached price</source>
        <translation>缓存单价</translation>
    </message>
    <message>
        <source>Per million cached input tokens; the input price unless known.</source>
        <translation>每百万缓存输入 token；未知时取输入单价。</translation>
    </message>
    <message>
        <source>Output price</source>
        <translation>输出单价</translation>
    </message>
    <message>
        <source>Per million generated tokens.</source>
        <translation>每百万生成 token。</translation>
    </message>
    <message>
        <source>Batch share</source>
        <translation>批量占比</translation>
    </message>
    <message>
        <source>Share of the work sent through the batch interface.</source>
        <translation>经批量接口发送的工作占比。</translation>
    </message>
    <message>
        <source>Batch discount</source>
        <translation>批量折扣</translation>
    </message>
    <message>
        <source>Price reduction of the batch interface; half is usual.</source>
        <translation>批量接口的降价幅度；通常为一半。</translation>
    </message>
    <message>
        <source>Price decline</source>
        <translation>价格下降</translation>
    </message>
    <message>
        <source>Expected fall of the API price over a year.</source>
        <translation>API 价格一年内的预期降幅。</translation>
    </message>
    <message>
        <source>Input cost</source>
        <translation>输入成本</translation>
    </message>
    <message>
        <source>Own cost of a million input tokens.</source>
        <translation>每百万输入 token 的自有成本。</translation>
    </message>
    <message>
        <source>Output cost</source>
        <translation>输出成本</translation>
    </message>
    <message>
        <source>Own cost of a million generated tokens.</source>
        <translation>每百万生成 token 的自有成本。</translation>
    </message>
    <message>
        <source>Replica throughput</source>
        <translation>单副本吞吐</translation>
    </message>
    <message>
        <source>Output tokens per second of one replica under load, prefill included. Measure it; blogs quote best cases.</source>
        <translation>单个副本在负载下的每秒输出 token，含预填充。请实测；博客引用的是最好情况。</translation>
    </message>
    <message>
        <source>Devices per replica</source>
        <translation>每副本卡数</translation>
    </message>
    <message>
        <source>Accelerators that serve one copy of the model.</source>
        <translation>服务一份模型的加速卡数。</translation>
    </message>
    <message>
        <source>Peak over mean</source>
        <translation>峰值与均值之比</translation>
    </message>
    <message>
        <source>Load in the busiest hour over the mean load.</source>
        <translation>最忙一小时的负载与平均负载之比。</translation>
    </message>
    <message>
        <source>Target load</source>
        <translation>目标负载</translation>
    </message>
    <message>
        <source>Share of its throughput that a replica may be loaded to at the peak.</source>
        <translation>峰值时副本可承担的吞吐占比。</translation>
    </message>
    <message>
        <source>Spare replicas</source>
        <translation>备用副本</translation>
    </message>
    <message>
        <source>Replicas that stand by for failures and updates.</source>
        <translation>为故障与更新待命的副本。</translation>
    </message>
    <message>
        <source>Devices are</source>
        <translation>加速卡来源</translation>
    </message>
    <message>
        <source>Rented by the hour, or bought.</source>
        <translation>按小时租用，或购买。</translation>
    </message>
    <message>
        <source>The plan&apos;s device price unless typed.</source>
        <translation>不填则取计划的卡价。</translation>
    </message>
    <message>
        <source>Purchase per device</source>
        <translation>单卡购买价</translation>
    </message>
    <message>
        <source>With its share of server, network and storage. From the device&apos;s typical price plus half of it unless typed.</source>
        <translation>含其分摊的服务器、网络与存储。不填则取该卡典型价再加一半。</translation>
    </message>
    <message>
        <source>Running cost</source>
        <translation>运行成本</translation>
    </message>
    <message>
        <source>Power, space and maintenance of one device for a month.</source>
        <translation>单卡一个月的电力、场地与维护。</translation>
    </message>
    <message>
        <source>Resale value</source>
        <translation>残值</translation>
    </message>
    <message>
        <source>Share of the purchase price that is got back at the end.</source>
        <translation>期末可收回的购买价占比。</translation>
    </message>
    <message>
        <source>Fixed per month</source>
        <translation>每月固定</translation>
    </message>
    <message>
        <source>People on call, monitoring, contracts.</source>
        <translation>值班人员、监控、合同。</translation>
    </message>
    <message>
        <source>One-off cost</source>
        <translation>一次性成本</translation>
    </message>
    <message>
        <source>Paid once at the start: integration, migration, evaluation.</source>
        <translation>开始时支付一次：集成、迁移、评测。</translation>
    </message>
    <message>
        <source>Needs the training run</source>
        <translation>需要训练</translation>
    </message>
    <message>
        <source>The cost of the training run is paid before this option can start. Yes for self-hosting and no for an API unless chosen.</source>
        <translation>该方式开始前要先支付训练成本。未选择时，自建为是，API 为否。</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Title of the plan and of its report.</source>
        <translation>计划及其报告的标题。</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>负责人</translation>
    </message>
    <message>
        <source>Who answers for the plan.</source>
        <translation>谁对该计划负责。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>First day of the training run.</source>
        <translation>训练开始的第一天。</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>截止日</translation>
    </message>
    <message>
        <source>Day by which the training run must be finished.</source>
        <translation>训练必须完成的日期。</translation>
    </message>
    <message>
        <source>Limit for the total over the horizon.</source>
        <translation>期限内总额的上限。</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Anything that a reader of the plan should know.</source>
        <translation>计划的读者应当知道的任何事。</translation>
    </message>
    <message>
        <source>Taken from the model. Type a number to try another shape; reset to return to the model&apos;s.</source>
        <translation>取自模型。输入数字可试另一种结构；重置则恢复模型的数值。</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>隐藏维度</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>词表大小</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>注意力头数</translation>
    </message>
    <message>
        <source>Key-value heads</source>
        <translation>键值头数</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>头维度</translation>
    </message>
    <message>
        <source>MLP width</source>
        <translation>MLP 宽度</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>专家数</translation>
    </message>
    <message>
        <source>Experts per token</source>
        <translation>每 token 专家数</translation>
    </message>
    <message>
        <source>Expert width</source>
        <translation>专家宽度</translation>
    </message>
    <message>
        <source>Shared expert width</source>
        <translation>共享专家宽度</translation>
    </message>
    <message>
        <source>Leading dense layers</source>
        <translation>前置稠密层</translation>
    </message>
    <message>
        <source>MoE every n layers</source>
        <translation>每 n 层一个 MoE</translation>
    </message>
    <message>
        <source>Query rank (MLA)</source>
        <translation>查询秩（MLA）</translation>
    </message>
    <message>
        <source>KV rank (MLA)</source>
        <translation>KV 秩（MLA）</translation>
    </message>
    <message>
        <source>Head size without positions</source>
        <translation>不含位置的头维度</translation>
    </message>
    <message>
        <source>Head size with positions</source>
        <translation>含位置的头维度</translation>
    </message>
    <message>
        <source>Value head size</source>
        <translation>值的头维度</translation>
    </message>
    <message>
        <source>Attention window</source>
        <translation>注意力窗口</translation>
    </message>
    <message>
        <source>Layers with a window</source>
        <translation>带窗口的层数</translation>
    </message>
    <message>
        <source>Learned positions</source>
        <translation>可学习位置</translation>
    </message>
    <message>
        <source>Norms per layer</source>
        <translation>每层归一化数</translation>
    </message>
    <message>
        <source>Described by</source>
        <translation>描述方式</translation>
    </message>
    <message>
        <source>A model of the list brings its shape, so that attention and memory are counted exactly. With the parameter count alone, 6N is used.</source>
        <translation>列表中的模型带有结构，注意力与显存可精确统计。只有参数量时采用 6N。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>A published architecture. Drop a config.json on the window to add your own.</source>
        <translation>已发表的架构。把 config.json 拖到窗口上即可添加自己的模型。</translation>
    </message>
    <message>
        <source>All parameters. Counted from the shape; type a number to override it. Memory and checkpoints follow it.</source>
        <translation>全部参数。按结构统计；手填可替换。显存与检查点随之变化。</translation>
    </message>
    <message>
        <source>Parameters that work on one token; fewer than all in a mixture of experts. Compute follows them.</source>
        <translation>处理一个 token 的参数；混合专家模型中少于总数。算力随之变化。</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>What is trained and how; it decides which passes are computed.</source>
        <translation>训练什么、如何训练；决定计算哪些遍历。</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token 数</translation>
    </message>
    <message>
        <source>Training tokens of one epoch. For DPO chosen and rejected answers together.</source>
        <translation>一轮的训练 token。DPO 为选中与拒绝的回答之和。</translation>
    </message>
    <message>
        <source>Passes over the data. Cost grows linearly with them; their value does not.</source>
        <translation>对数据的遍历次数。成本随之线性增长，价值则不然。</translation>
    </message>
    <message>
        <source>Context length in training. Attention FLOPs per token grow with it.</source>
        <translation>训练的上下文长度。每 token 的注意力 FLOPs 随之增长。</translation>
    </message>
    <message>
        <source>Sequences of one optimizer step over all devices. Left empty, a usual batch for the model&apos;s size is assumed.</source>
        <translation>所有卡上一个优化器步的序列数。留空则采用该规模模型的常用批量。</translation>
    </message>
    <message>
        <source>LoRA rank</source>
        <translation>LoRA 秩</translation>
    </message>
    <message>
        <source>Rank of the adapters.</source>
        <translation>适配器的秩。</translation>
    </message>
    <message>
        <source>LoRA targets</source>
        <translation>LoRA 目标</translation>
    </message>
    <message>
        <source>Linear layers that get an adapter.</source>
        <translation>加适配器的线性层。</translation>
    </message>
    <message>
        <source>Counted from rank and targets; needed where the shape does not tell, as with latent attention.</source>
        <translation>由秩与目标统计；结构无法确定时（如潜在注意力）需要手填。</translation>
    </message>
    <message>
        <source>QLoRA unpacks 4-bit weights in every product: time is multiplied by this, FLOPs are not.</source>
        <translation>QLoRA 在每次乘法时解包 4 比特权重：时间乘以该系数，FLOPs 不变。</translation>
    </message>
    <message>
        <source>Layers passed backward</source>
        <translation>反向经过的层</translation>
    </message>
    <message>
        <source>Share of layers at or above the lowest trainable one; gradients flow only through these.</source>
        <translation>位于最低可训练层及其之上的层的占比；梯度只经过这些层。</translation>
    </message>
    <message>
        <source>Trainable share</source>
        <translation>可训练占比</translation>
    </message>
    <message>
        <source>Share of the weights that are trained.</source>
        <translation>参与训练的权重占比。</translation>
    </message>
    <message>
        <source>Reference cached</source>
        <translation>缓存参考模型</translation>
    </message>
    <message>
        <source>The reference model&apos;s log-probabilities are computed once and kept for all epochs.</source>
        <translation>参考模型的对数概率只算一次，供所有轮次使用。</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>教师</translation>
    </message>
    <message>
        <source>The model whose answers are learned; its forward pass is paid for.</source>
        <translation>被学习其回答的模型；要为其前向付费。</translation>
    </message>
    <message>
        <source>Teacher cached</source>
        <translation>缓存教师</translation>
    </message>
    <message>
        <source>The teacher&apos;s outputs are computed once and kept for all epochs.</source>
        <translation>教师的输出只算一次，供所有轮次使用。</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>提示数</translation>
    </message>
    <message>
        <source>Prompts of one epoch.</source>
        <translation>一轮的提示数。</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>提示长度</translation>
    </message>
    <message>
        <source>Tokens of a prompt.</source>
        <translation>一个提示的 token 数。</translation>
    </message>
    <message>
        <source>Response length</source>
        <translation>回答长度</translation>
    </message>
    <message>
        <source>Tokens of a generated answer, on average.</source>
        <translation>生成回答的平均 token 数。</translation>
    </message>
    <message>
        <source>Answers per prompt</source>
        <translation>每提示回答数</translation>
    </message>
    <message>
        <source>Answers sampled for each prompt: 1 in PPO, 8 in GRPO unless typed.</source>
        <translation>每个提示采样的回答数：不填时 PPO 为 1，GRPO 为 8。</translation>
    </message>
    <message>
        <source>Updates per answer</source>
        <translation>每回答更新次数</translation>
    </message>
    <message>
        <source>Passes of the optimizer over each batch of answers.</source>
        <translation>优化器对每批回答的遍历次数。</translation>
    </message>
    <message>
        <source>KL to a reference</source>
        <translation>对参考模型的 KL</translation>
    </message>
    <message>
        <source>A frozen reference model scores every answer.</source>
        <translation>由冻结的参考模型为每个回答打分。</translation>
    </message>
    <message>
        <source>Reward model</source>
        <translation>奖励模型</translation>
    </message>
    <message>
        <source>Left empty: in PPO a model of the policy&apos;s size, in GRPO a rule that costs nothing.</source>
        <translation>留空：PPO 为与策略同等大小的模型，GRPO 为零成本的规则。</translation>
    </message>
    <message>
        <source>Generation reads weights and caches more than it computes, so its share of the peak is small.</source>
        <translation>生成时读取权重与缓存多于计算，因此占峰值的比例很小。</translation>
    </message>
    <message>
        <source>FLOPs counted</source>
        <translation>FLOPs 口径</translation>
    </message>
    <message>
        <source>Exact counts matrix products and attention of the shape; 6N counts six per active parameter and token.</source>
        <translation>精确口径统计结构的矩阵乘与注意力；6N 按每激活参数每 token 计 6。</translation>
    </message>
    <message>
        <source>Attention counted</source>
        <translation>注意力口径</translation>
    </message>
    <message>
        <source>Causal counts what a causal kernel computes; sources differ, so an MFU means nothing without it.</source>
        <translation>“因果”统计因果核实际计算的量；各来源口径不同，缺了它 MFU 没有意义。</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>Activations that are computed again in the backward pass to save memory. It costs FLOPs that MFU does not count.</source>
        <translation>为节省显存在反向时重新计算的激活。它消耗的 FLOPs 不计入 MFU。</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>The accelerator, as it is rented or bought.</source>
        <translation>加速卡，按租用或购买的单位。</translation>
    </message>
    <message>
        <source>Accelerators that train together.</source>
        <translation>共同训练的加速卡数。</translation>
    </message>
    <message>
        <source>Devices per node</source>
        <translation>每节点卡数</translation>
    </message>
    <message>
        <source>Devices in the fast domain; taken from the device unless typed.</source>
        <translation>高速域内的卡数；不填则取自该卡。</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Format of the matrix products. The device must have a unit for it; nothing else replaces it.</source>
        <translation>矩阵乘的格式。加速卡必须有对应单元，没有别的可替代。</translation>
    </message>
    <message>
        <source>Model FLOPs utilisation: model FLOPs per second over the dense peak of the chosen precision, with the FLOPs counted as chosen above.</source>
        <translation>模型算力利用率：每秒模型 FLOPs 与所选精度稠密峰值之比，FLOPs 按上面所选口径。</translation>
    </message>
    <message>
        <source>Useful share of the billed time of the run: evaluation, restarts, ramp-up and idle time take the rest.</source>
        <translation>计费时间中的有效占比：评测、重启、爬坡与空闲占去其余部分。</translation>
    </message>
    <message>
        <source>Spec book</source>
        <translation>规格表</translation>
    </message>
    <message>
        <source>Whose figures for peaks, memory and bandwidth are used. The seed books repeat two documents, errors included.</source>
        <translation>峰值、显存与带宽采用谁的数值。种子表照录两份文档，连同其错误。</translation>
    </message>
    <message>
        <source>serving needs a model with an architecture</source>
        <translation>推理服务需要带架构的模型</translation>
    </message>
    <message>
        <source>expert parallelism needs a model with experts</source>
        <translation>专家并行需要含专家的模型</translation>
    </message>
    <message>
        <source>the device has no bf16 unit</source>
        <translation>该加速卡没有 bf16 单元</translation>
    </message>
    <message>
        <source>the weights leave no memory for the cache: take more or larger devices, or smaller weights</source>
        <translation>权重没有为缓存留下显存：请增加卡数、换更大的卡或更小的权重</translation>
    </message>
    <message>
        <source>the cache of one sequence does not fit: take more or larger devices, or shorter sequences</source>
        <translation>放不下一条序列的缓存：请增加卡数、换更大的卡或缩短序列</translation>
    </message>
    <message>
        <source>one sequence alone misses the latency asked for</source>
        <translation>仅一条序列就达不到要求的延迟</translation>
    </message>
    <message>
        <source>Lower than runs that are worth reporting: the time or the devices include more than this run, or the counts are wrong.</source>
        <translation>低于值得报告的运行：时间或卡数不只包含这次运行，或数值有误。</translation>
    </message>
    <message>
        <source>Within what published runs reach.</source>
        <translation>在已发表运行所能达到的范围内。</translation>
    </message>
    <message>
        <source>Higher than any published run of this kind: check the precision, the peak, and whether the tokens or the days are complete.</source>
        <translation>高于任何已发表的同类运行：请检查精度、峰值，以及 token 或天数是否完整。</translation>
    </message>
    <message>
        <source>More than these devices can compute at their peak: at least one of the numbers is wrong.</source>
        <translation>超过这些卡按峰值所能计算的量：至少有一个数字是错的。</translation>
    </message>
    <message>
        <source>%1 must be a number above 0</source>
        <translation>%1 必须大于 0</translation>
    </message>
    <message>
        <source>these numbers are too large to compute with</source>
        <translation>这些数过大，无法计算</translation>
    </message>
    <message>
        <source>lora_params is needed: the model has no architecture</source>
        <translation>需要 lora_params：模型没有架构</translation>
    </message>
    <message>
        <source>lora_params is needed: the model has latent attention (MLA)</source>
        <translation>需要 lora_params：模型采用潜在注意力（MLA）</translation>
    </message>
    <message>
        <source>lora_params is needed: the layers differ in their attention</source>
        <translation>需要 lora_params：各层的注意力不同</translation>
    </message>
    <message>
        <source>Enter a number, for example 70B, 1.5e12, 40% or 8*64.</source>
        <translation>请输入一个数，例如 70B、1.5e12、40% 或 8*64。</translation>
    </message>
    <message>
        <source>The number is too large to calculate with.</source>
        <translation>该数过大，无法计算。</translation>
    </message>
    <message>
        <source>Something is missing at the end, position %1. A number or a closing parenthesis must follow.</source>
        <translation>末尾第 %1 个字符处缺少内容。后面必须是数字或右括号。</translation>
    </message>
    <message>
        <source>“%1” at position %2 is not understood. Allowed are numbers, + - * / ( ), % and the suffixes k M B T, Ki Mi Gi, 万 亿.</source>
        <translation>第 %2 个字符处的“%1”无法识别。允许数字、+ - * / ( )、% 以及后缀 k M B T、Ki Mi Gi、万、亿。</translation>
    </message>
    <message>
        <source>Division by zero at position %1.</source>
        <translation>第 %1 个字符处除以零。</translation>
    </message>
    <message>
        <source>The text is nested too deeply at position %1.</source>
        <translation>第 %1 个字符处嵌套过深。</translation>
    </message>
    <message>
        <source>The number at position %1 is too large.</source>
        <translation>第 %1 个字符处的数过大。</translation>
    </message>
    <message>
        <source>The number at position %1 is too small.</source>
        <translation>第 %1 个字符处的数过小。</translation>
    </message>
    <message>
        <source>The digits at position %1 are not grouped in threes. Write 1,234,567.8 or 1.234.567,8 or 1234567.8.</source>
        <translation>第 %1 个字符处的数字没有按三位分组。请写成 1,234,567.8、1.234.567,8 或 1234567.8。</translation>
    </message>
    <message>
        <source>The text is too long for a number; at most %1 characters.</source>
        <translation>作为数字，文本过长；最多 %1 个字符。</translation>
    </message>
    <message>
        <source>The range begins at %1 and ends at %2. Write the smaller number first.</source>
        <translation>区间从 %1 到 %2。请先写较小的数。</translation>
    </message>
    <message>
        <source>Charts are saved as SVG, PDF, PNG or CSV. Give the file one of these endings.</source>
        <translation>图表可存为 SVG、PDF、PNG 或 CSV。请给文件使用其中一种扩展名。</translation>
    </message>
    <message>
        <source>The file “%1” could not be written: %2.</source>
        <translation>无法写入文件“%1”：%2。</translation>
    </message>
    <message>
        <source>The chart series “%1” has a value that is not a number.</source>
        <translation>图表序列“%1”中有一个值不是数。</translation>
    </message>
    <message>
        <source>The chart series “%1” has a value of 0 or less, which a log axis cannot show.</source>
        <translation>图表序列“%1”中有小于或等于 0 的值，对数轴无法显示。</translation>
    </message>
    <message>
        <source>The chart series “%1” does not have one value for each category.</source>
        <translation>图表序列“%1”没有为每个类别给出一个值。</translation>
    </message>
    <message>
        <source>The bars of “%1” start at zero, which a log axis does not have.</source>
        <translation>“%1”的柱从零开始，而对数轴没有零。</translation>
    </message>
    <message>
        <source>The chart series “%1” has too many points for markers.</source>
        <translation>图表序列“%1”的点太多，无法使用标记。</translation>
    </message>
    <message>
        <source>The two limits of the band “%1” differ in length.</source>
        <translation>区间带“%1”的两条边长度不同。</translation>
    </message>
    <message>
        <source>The line “%1” of a chart has no place.</source>
        <translation>图表中的线“%1”没有位置。</translation>
    </message>
    <message>
        <source>An axis of the chart “%1” has no range.</source>
        <translation>图表“%1”有一个轴没有范围。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 is too large for a plan</source>
        <translation>%1 过大，不是计划</translation>
    </message>
    <message>
        <source>MFU of the best layout, predicted</source>
        <translation>最佳方案的 MFU，预测值</translation>
    </message>
    <message>
        <source>The fastest layout that fits, found by search over all layouts; on the same basis as the plan&apos;s MFU.</source>
        <translation>在所有方案中搜索得到的最快且放得下的方案；与计划的 MFU 口径相同。</translation>
    </message>
    <message>
        <source>MFU of a typical step, predicted</source>
        <translation>典型步的 MFU，预测值</translation>
    </message>
    <message>
        <source>What published steady steps reach of the best layout&apos;s speed.</source>
        <translation>已发表的稳定步速占最佳方案速度的比例。</translation>
    </message>
    <message>
        <source>MFU of the whole run</source>
        <translation>整个运行的 MFU</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>No report was exported yet. Use Export report… first.</source>
        <translation>还没有导出过报告。请先使用“导出报告…”。</translation>
    </message>
    <message>
        <source>FLOP per byte of memory traffic in a product&apos;s tiles</source>
        <translation>矩阵乘分块中每字节显存流量的 FLOP</translation>
    </message>
    <message>
        <source>Attention without a fused kernel, relative to its roofline</source>
        <translation>无融合核的注意力，相对其屋顶线</translation>
    </message>
    <message>
        <source>Bytes per element to cast inputs to fp8 or fp4</source>
        <translation>把输入转换为 FP8 或 FP4 的每元素字节数</translation>
    </message>
    <message>
        <source>Load of the busiest experts over the mean</source>
        <translation>最忙专家的负载与均值之比</translation>
    </message>
    <message>
        <source>Latency of a hop in a data-parallel ring, s</source>
        <translation>数据并行环中一跳的延迟，秒</translation>
    </message>
    <message>
        <source>Spread of published speeds over that of best layouts</source>
        <translation>已发表速度相对最佳方案的离散度</translation>
    </message>
    <message>
        <source>MFU of an average public run</source>
        <translation>一般公开运行的 MFU</translation>
    </message>
    <message>
        <source>P10 of published over predicted speed</source>
        <translation>已发表与预测速度之比的 P10</translation>
    </message>
    <message>
        <source>P90 of published over predicted speed</source>
        <translation>已发表与预测速度之比的 P90</translation>
    </message>
    <message>
        <source>P10 of published over predicted memory</source>
        <translation>已发表与预测显存之比的 P10</translation>
    </message>
    <message>
        <source>P90 of published over predicted memory</source>
        <translation>已发表与预测显存之比的 P90</translation>
    </message>
    <message>
        <source>Allocator&apos;s loss where reserved memory is counted</source>
        <translation>按保留显存统计时的分配器损耗</translation>
    </message>
    <message>
        <source>Buckets of Megatron-DeepSpeed, bytes</source>
        <translation>Megatron-DeepSpeed 的桶，字节</translation>
    </message>
    <message>
        <source>Allocator&apos;s loss of Megatron-DeepSpeed</source>
        <translation>Megatron-DeepSpeed 的分配器损耗</translation>
    </message>
    <message>
        <source>Activations kept by per-operator recomputation</source>
        <translation>逐算子重计算所保留的激活</translation>
    </message>
    <message>
        <source>Activations without a compiler</source>
        <translation>无编译器时的激活</translation>
    </message>
    <message>
        <source>4-bit weights unpacked at the peak</source>
        <translation>峰值时解包的 4 比特权重</translation>
    </message>
    <message>
        <source>unknown stack &quot;%1&quot;; known are megatron, torch, torch_compile, tuned, xla</source>
        <translation>未知的软件栈“%1”，可用的有 megatron、torch、torch_compile、tuned、xla</translation>
    </message>
    <message>
        <source>1,000 devices</source>
        <translation>1,000 张卡</translation>
    </message>
    <message>
        <source>10% growth a month</source>
        <translation>每月增长 10%</translation>
    </message>
    <message>
        <source>16,000 devices</source>
        <translation>16,000 张卡</translation>
    </message>
    <message>
        <source>30B mixture of experts: train and serve</source>
        <translation>30B 混合专家：训练并服务</translation>
    </message>
    <message>
        <source>671B mixture of experts, 14.8T tokens in FP8</source>
        <translation>671B 混合专家，14.8 万亿 token，FP8</translation>
    </message>
    <message>
        <source>671B, 37B active, on H800</source>
        <translation>671B（激活 37B），H800</translation>
    </message>
    <message>
        <source>70B dense model, 15T tokens</source>
        <translation>70B 稠密模型，15 万亿 token</translation>
    </message>
    <message>
        <source>70B fine-tuned with QLoRA</source>
        <translation>QLoRA 微调 70B</translation>
    </message>
    <message>
        <source>72B, 5T tokens, 128 H100 in 35 days: can it be?</source>
        <translation>72B、5 万亿 token、128 张 H100、35 天：可能吗？</translation>
    </message>
    <message>
        <source>8B on 2,048 devices</source>
        <translation>8B，2,048 张卡</translation>
    </message>
    <message>
        <source>API instead</source>
        <translation>改用 API</translation>
    </message>
    <message>
        <source>API, closed model</source>
        <translation>API，闭源模型</translation>
    </message>
    <message>
        <source>API, open model</source>
        <translation>API，开放模型</translation>
    </message>
    <message>
        <source>As many devices as it takes</source>
        <translation>按所需卡数</translation>
    </message>
    <message>
        <source>B200 in FP8</source>
        <translation>B200，FP8</translation>
    </message>
    <message>
        <source>Calculator at the FP8 peak</source>
        <translation>计算器，按 FP8 峰值</translation>
    </message>
    <message>
        <source>Calculator: 72B on 1T tokens</source>
        <translation>计算器：72B，1 万亿 token</translation>
    </message>
    <message>
        <source>Calculator: 910C</source>
        <translation>计算器：910C</translation>
    </message>
    <message>
        <source>Full fine-tuning</source>
        <translation>全量微调</translation>
    </message>
    <message>
        <source>H200, reserved</source>
        <translation>H200，预留</translation>
    </message>
    <message>
        <source>H800 at 2 USD, run alone</source>
        <translation>H800，2 美元，仅正式训练</translation>
    </message>
    <message>
        <source>Half the throughput</source>
        <translation>吞吐减半</translation>
    </message>
    <message>
        <source>LoRA 70B, 100M tokens</source>
        <translation>LoRA 70B，1 亿 token</translation>
    </message>
    <message>
        <source>LoRA in BF16</source>
        <translation>BF16 LoRA</translation>
    </message>
    <message>
        <source>Own fleet</source>
        <translation>自购机群</translation>
    </message>
    <message>
        <source>Own fleet, 3 years</source>
        <translation>自购机群，3 年</translation>
    </message>
    <message>
        <source>Own model, rented fleet</source>
        <translation>自有模型，租用机群</translation>
    </message>
    <message>
        <source>Price notes of April 2026: 70B on 15T tokens</source>
        <translation>2026 年 4 月价格笔记：70B，15 万亿 token</translation>
    </message>
    <message>
        <source>Price notes of June 2026: 70B on 128 H100 for 30 days</source>
        <translation>2026 年 6 月价格笔记：70B，128 张 H100，30 天</translation>
    </message>
    <message>
        <source>Price notes of June 2026: self-hosting for 100M users</source>
        <translation>2026 年 6 月价格笔记：为 1 亿用户自建</translation>
    </message>
    <message>
        <source>QLoRA on 2 H200</source>
        <translation>QLoRA，2 张 H200</translation>
    </message>
    <message>
        <source>Rental is all compute</source>
        <translation>租金为全部算力</translation>
    </message>
    <message>
        <source>Rental is the total</source>
        <translation>租金为总额</translation>
    </message>
    <message>
        <source>Rented fleet</source>
        <translation>租用机群</translation>
    </message>
    <message>
        <source>Self-host or API for 2M users</source>
        <translation>为 200 万用户自建还是调用 API</translation>
    </message>
    <message>
        <source>The model that fits</source>
        <translation>符合的模型</translation>
    </message>
    <message>
        <source>Twice the users</source>
        <translation>用户翻倍</translation>
    </message>
    <message>
        <source>V4-Flash, INT4, self-hosted</source>
        <translation>V4-Flash，INT4，自建</translation>
    </message>
    <message>
        <source>V4-Pro, INT4, self-hosted</source>
        <translation>V4-Pro，INT4，自建</translation>
    </message>
    <message>
        <source>With the shares of June</source>
        <translation>按六月的占比</translation>
    </message>
    <message>
        <source>%1: unknown precision &quot;%2&quot;</source>
        <translation>%1：未知精度“%2”</translation>
    </message>
    <message>
        <source>%1 is less than cost_usd</source>
        <translation>%1 小于 cost_usd</translation>
    </message>
    <message>
        <source>the shape of the model is not published</source>
        <translation>模型结构未公布</translation>
    </message>
    <message>
        <source>the number of tokens is not published</source>
        <translation>token 数未公布</translation>
    </message>
    <message>
        <source>the hardware is not published, or the catalog does not have it</source>
        <translation>硬件未公布，或目录中没有该硬件</translation>
    </message>
    <message>
        <source>%1 has no unit for %2</source>
        <translation>%1 没有支持 %2 的计算单元</translation>
    </message>
    <message>
        <source>Assumed. A model whose shape is known and which fits gets a predicted MFU instead.</source>
        <translation>假定值。已知结构且装得下的模型会改用预测的 MFU。</translation>
    </message>
    <message>
        <source>Assumed: Llama 3 and MegaScale report 90% for an MFU measured in steady steps.</source>
        <translation>假定值：Llama 3 与 MegaScale 报告，相对于稳定步测得的 MFU 为 90%。</translation>
    </message>
    <message>
        <source>The fastest layout that fits, found by search. What a whole run reaches of it stands at goodput.</source>
        <translation>通过搜索找到的、装得下的最快并行方案。整次训练能达到其中多少，见有效产出率。</translation>
    </message>
    <message>
        <source>What whole published runs reached of the best layout&apos;s speed: other layouts, batch ramp, evaluation, restarts, idle time.</source>
        <translation>已公开的整次训练达到最佳并行方案速度的比例：其他方案、批量爬升、评测、重启与空闲时间。</translation>
    </message>
    <message>
        <source>Exponent of the power limit on products</source>
        <translation>功耗上限对矩阵乘法的指数</translation>
    </message>
    <message>
        <source>Power that products need for full clock, W per TFLOP/s</source>
        <translation>矩阵乘法满频所需功耗，W 每 TFLOP/s</translation>
    </message>
    <message>
        <source>Memory traffic of unpacking a weight, bytes</source>
        <translation>解包一个权重的显存流量，字节</translation>
    </message>
    <message>
        <source>Link between a device and its host, bytes/s</source>
        <translation>设备与主机之间的带宽，字节/秒</translation>
    </message>
    <message>
        <source>A device&apos;s share of host memory bandwidth, bytes/s</source>
        <translation>每个设备分到的主机内存带宽，字节/秒</translation>
    </message>
    <message>
        <source>Exponent of the model&apos;s size on the whole run&apos;s share</source>
        <translation>模型规模对整次训练实现率的指数</translation>
    </message>
    <message>
        <source>unknown format of weights &quot;%1&quot;</source>
        <translation>未知的权重格式“%1”</translation>
    </message>
    <message>
        <source>this software is described with data and context parallelism only</source>
        <translation>该软件的显存规则只适用于数据并行和上下文并行</translation>
    </message>
    <message>
        <source>GEMM</source>
        <translation>矩阵乘</translation>
    </message>
    <message>
        <source>Elementwise</source>
        <translation>逐元素</translation>
    </message>
    <message>
        <source>Unpacking of 4-bit weights</source>
        <translation>4 位权重解包</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>专家并行</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>上下文并行</translation>
    </message>
    <message>
        <source>Pipeline transfers</source>
        <translation>流水线传输</translation>
    </message>
    <message>
        <source>Pipeline bubble</source>
        <translation>流水线气泡</translation>
    </message>
    <message>
        <source>Output head</source>
        <translation>输出头</translation>
    </message>
    <message>
        <source>Data parallel</source>
        <translation>数据并行</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Launches, jitter</source>
        <translation>启动与抖动</translation>
    </message>
    <message>
        <source>The fixed layout needs %1 GB on a device that has %2 GB. Take the best layout, more devices or larger ones.</source>
        <translation>固定方案每卡需要 %1 GB，而卡上只有 %2 GB。请改用最优方案、更多卡或显存更大的卡。</translation>
    </message>
    <message>
        <source>tp × pp × cp (%1) must divide the %2 devices</source>
        <translation>tp × pp × cp（%1）必须整除 %2 张卡</translation>
    </message>
    <message>
        <source>Best one, searched</source>
        <translation>自动搜索最优</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>并行方案</translation>
    </message>
    <message>
        <source>How the model is split over the devices. Searched: the fastest that fits. Fixed: the one described below, with the recomputation chosen above; data parallelism takes the devices that are left.</source>
        <translation>模型如何切分到各卡。自动搜索：能放下的最快方案。固定：下面描述的方案，重算方式按上面的选择；数据并行占用其余的卡。</translation>
    </message>
    <message>
        <source>Devices that share each layer&apos;s matrix products. Divides the attention heads.</source>
        <translation>共同计算每层矩阵乘的卡数，须整除注意力头数。</translation>
    </message>
    <message>
        <source>Pipeline stages</source>
        <translation>流水段数</translation>
    </message>
    <message>
        <source>Stages that the layers are dealt to, one after the other.</source>
        <translation>各层依次分到的流水段数。</translation>
    </message>
    <message>
        <source>Devices that share one sequence. Divides the sequence length.</source>
        <translation>共同处理一条序列的卡数，须整除序列长度。</translation>
    </message>
    <message>
        <source>Devices that the experts are spread over; 1 without experts.</source>
        <translation>专家分布到的卡数；没有专家时为 1。</translation>
    </message>
    <message>
        <source>Virtual stages</source>
        <translation>虚拟段数</translation>
    </message>
    <message>
        <source>Pieces that each pipeline stage works through in turn (interleaved schedule): more of them idle less and send more.</source>
        <translation>每个流水段轮流计算的块数（交错调度）：块越多空闲越少、通信越多。</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>微批大小</translation>
    </message>
    <message>
        <source>Sequences that a data-parallel rank computes at a time.</source>
        <translation>每个数据并行组一次计算的序列数。</translation>
    </message>
    <message>
        <source>ZeRO stage</source>
        <translation>ZeRO 级别</translation>
    </message>
    <message>
        <source>What data-parallel ranks share instead of each keeping a copy: 1 optimizer, 2 also gradients, 3 also weights.</source>
        <translation>数据并行组之间分摊而不是各存一份的内容：1 优化器，2 加梯度，3 加权重。</translation>
    </message>
    <message>
        <source>The job does not fit into the memory of %1 devices; %2 is the smallest number that holds it. The MFU is assumed.</source>
        <translation>%1 张加速卡的显存装不下该任务；至少需要 %2 张。MFU 为假定值。</translation>
    </message>
    <message>
        <source>Price notes, June 2026: Ascend 910C</source>
        <translation>价格笔记，2026 年 6 月：昇腾 910C</translation>
    </message>
    <message>
        <source>7B, 72B and 1.6T on Ascend 910C in the notes&apos; layouts at their MFU, beside the predicted speed, the best layout and H100.</source>
        <translation>昇腾 910C 上的 7B、72B 与 1.6T：采用笔记中的并行方案与 MFU，并对照预测速度、最佳并行方案与 H100。</translation>
    </message>
    <message>
        <source>The chart series “%1” does not have one text for each point.</source>
        <translation>图表序列“%1”没有为每个点提供一段文字。</translation>
    </message>
    <message>
        <source>What %1 keeps in memory is known for models without experts in BF16 and without adapters. Here the general formulas of memory are used.</source>
        <translation>%1 的显存占用仅在 BF16、无专家、不用适配器时已知；此处改用通用显存公式。</translation>
    </message>
    <message>
        <source>What %1 keeps in memory is known for models without experts in BF16, on one device or split by ZeRO 3 alone. For %2 the general formulas of memory are used.</source>
        <translation>%1 的显存占用仅在 BF16、无专家，且为单卡或只用 ZeRO 3 切分时已知；%2 改用通用显存公式。</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>未指定</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>训练软件</translation>
    </message>
    <message>
        <source>What trains. Libraries keep different copies in memory, which decides what fits; speed is predicted alike for all. Not stated: the general formulas of memory.</source>
        <translation>用什么训练。各训练库在显存中保留的副本不同，由此决定能否装下；速度的预测不随之改变。未指定：用通用显存公式。</translation>
    </message>
</context>
<context>
    <name>outlay::ui::AssumptionsPage</name>
    <message>
        <source>Every assumption was decided by you or has a source</source>
        <translation>每项假设都由你决定或有来源</translation>
    </message>
    <message numerus="yes">
        <source>%n default(s) not confirmed yet</source>
        <translation>
            <numerusform>%n 项默认值尚未确认</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter or double-click opens the input. Type its value to confirm it.</source>
        <translation>按 Enter 或双击打开该输入项，填入数值即为确认。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Defaults I have not confirmed</source>
        <translation>尚未确认的默认值</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>手填</translation>
    </message>
    <message>
        <source>From the catalogue</source>
        <translation>来自目录</translation>
    </message>
    <message>
        <source>Which assumptions</source>
        <translation>显示哪些假设</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>假设</translation>
    </message>
</context>
<context>
    <name>outlay::ui::BarsView</name>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>区间</translation>
    </message>
</context>
<context>
    <name>outlay::ui::BreakdownPage</name>
    <message>
        <source>All items</source>
        <translation>全部成本项</translation>
    </message>
    <message>
        <source>%1 · change against the base</source>
        <translation>%1 · 较基准的变化</translation>
    </message>
    <message>
        <source>Cost items</source>
        <translation>成本项</translation>
    </message>
</context>
<context>
    <name>outlay::ui::ChartFrame</name>
    <message>
        <source>Menu of %1</source>
        <translation>%1 的菜单</translation>
    </message>
    <message>
        <source>Chart copied</source>
        <translation>图表已复制</translation>
    </message>
    <message>
        <source>Data copied as CSV</source>
        <translation>数据已复制为 CSV</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>保存图表</translation>
    </message>
    <message>
        <source>Chart saved: %1</source>
        <translation>图表已保存：%1</translation>
    </message>
    <message>
        <source>Copy chart</source>
        <translation>复制图表</translation>
    </message>
    <message>
        <source>Show as chart</source>
        <translation>显示为图表</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>显示为表格</translation>
    </message>
    <message>
        <source>Save as SVG, PDF, PNG…</source>
        <translation>保存为 SVG、PDF、PNG…</translation>
    </message>
    <message>
        <source>Copy data as CSV</source>
        <translation>复制数据为 CSV</translation>
    </message>
    <message>
        <source>Explain…</source>
        <translation>解释…</translation>
    </message>
    <message>
        <source>Chart menu</source>
        <translation>图表菜单</translation>
    </message>
</context>
<context>
    <name>outlay::ui::ChoiceBox</name>
    <message>
        <source>Type to filter</source>
        <translation>输入以筛选</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
</context>
<context>
    <name>outlay::ui::ClaimForm</name>
    <message>
        <source>Own figures</source>
        <translation>自行填写</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>声称</translation>
    </message>
    <message>
        <source>published</source>
        <translation>已公布</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>Device-hours</source>
        <translation>卡时</translation>
    </message>
    <message>
        <source>6 × N × tokens</source>
        <translation>6 × N × token 数</translation>
    </message>
    <message>
        <source>Exact, with attention</source>
        <translation>精确，含注意力</translation>
    </message>
    <message>
        <source>Nothing to judge yet</source>
        <translation>尚无可判断的内容</translation>
    </message>
    <message>
        <source>FLOPs = %1 a token × %2 tokens = %3</source>
        <translation>FLOPs = 每 token %1 × %2 token = %3</translation>
    </message>
    <message>
        <source>FLOPs = 6 × %1 × %2 tokens = %3</source>
        <translation>FLOPs = 6 × %1 × %2 token = %3</translation>
    </message>
    <message>
        <source>Device-hours = %1 × %2 days × 24 = %3</source>
        <translation>卡时 = %1 × %2 天 × 24 = %3</translation>
    </message>
    <message>
        <source>MFU = %1 ÷ (%2 h × 3,600 s × %3) = %4</source>
        <translation>MFU = %1 ÷（%2 h × 3,600 s × %3）= %4</translation>
    </message>
    <message>
        <source>Plausible: %1 to %2 days (MFU 65% to 5%)</source>
        <translation>可信范围：%1 至 %2 天（MFU 65% 至 5%）</translation>
    </message>
    <message>
        <source>At the stated MFU of %1: %2 device-hours</source>
        <translation>按声称的 MFU %1：%2 卡时</translation>
    </message>
    <message>
        <source>the statement contradicts itself</source>
        <translation>声称自相矛盾</translation>
    </message>
    <message>
        <source>Price = %1 ÷ %2 h = %3 per device-hour</source>
        <translation>单价 = %1 ÷ %2 h = 每卡时 %3</translation>
    </message>
    <message>
        <source>Parameters are missing.</source>
        <translation>缺少参数量。</translation>
    </message>
    <message>
        <source>Tokens are missing.</source>
        <translation>缺少 token 数。</translation>
    </message>
    <message>
        <source>The device is missing.</source>
        <translation>缺少加速卡。</translation>
    </message>
    <message>
        <source>%1 has no unit for this precision.</source>
        <translation>%1 没有支持该精度的计算单元。</translation>
    </message>
    <message>
        <source>The number of devices is missing.</source>
        <translation>缺少卡数。</translation>
    </message>
    <message>
        <source>The time is missing.</source>
        <translation>缺少时间。</translation>
    </message>
    <message>
        <source>MFU %1 of %2: %3</source>
        <translation>%2 的 MFU %1：%3</translation>
    </message>
    <message>
        <source>%1, as stated</source>
        <translation>%1（按声称）</translation>
    </message>
    <message>
        <source>Made from a stated run.</source>
        <translation>由一次声称的训练生成。</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>手工填写</translation>
    </message>
    <message>
        <source>Check a claim</source>
        <translation>核查声称</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Make a Plan of It</source>
        <translation>据此建立计划</translation>
    </message>
    <message>
        <source>Stated run</source>
        <translation>声称的训练</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>激活参数</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token 数</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Time in</source>
        <translation>时间单位</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Stated MFU</source>
        <translation>声称 MFU</translation>
    </message>
    <message>
        <source>Stated cost</source>
        <translation>声称成本</translation>
    </message>
    <message>
        <source>FLOPs counted</source>
        <translation>FLOPs 口径</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未声称</translation>
    </message>
</context>
<context>
    <name>outlay::ui::ClusterFitView</name>
    <message>
        <source>Best layouts</source>
        <translation>最优并行方案</translation>
    </message>
    <message>
        <source>Nothing fits from %1 to %2 devices</source>
        <translation>从 %1 到 %2 卡都放不下</translation>
    </message>
    <message>
        <source>Take devices with more memory, or a smaller batch.</source>
        <translation>请换显存更大的加速卡，或减小批量。</translation>
    </message>
    <message>
        <source>Choose a device</source>
        <translation>选择加速卡</translation>
    </message>
    <message>
        <source>The fixed layout does not fit.</source>
        <translation>固定的并行方案放不下。</translation>
    </message>
    <message>
        <source>%1 other layouts on %2 devices do.</source>
        <translation>%2 卡上另有 %1 个方案可放下。</translation>
    </message>
    <message>
        <source>Use the Best Layout</source>
        <translation>改用最优方案</translation>
    </message>
    <message>
        <source>No layout on %1 devices divides the batch, the heads and the layers.</source>
        <translation>%1 卡上没有方案能整除批量、注意力头和层数。</translation>
    </message>
    <message>
        <source>Change the batch or the number of devices.</source>
        <translation>请改变批量或卡数。</translation>
    </message>
    <message>
        <source>Change Devices</source>
        <translation>修改卡数</translation>
    </message>
    <message>
        <source>None of %1 layouts on %2 devices fits.</source>
        <translation>%2 卡上的 %1 个方案都放不下。</translation>
    </message>
    <message>
        <source>Use %1 Devices</source>
        <translation>改用 %1 卡</translation>
    </message>
    <message>
        <source>Only a parameter count is known</source>
        <translation>只知道参数量</translation>
    </message>
    <message>
        <source>Memory and step time need the model&apos;s shape: choose a model of the list, or drop its config.json on the window.</source>
        <translation>计算显存和步时需要模型结构：从列表中选择模型，或把它的 config.json 拖到窗口中。</translation>
    </message>
    <message>
        <source>Choose a Model</source>
        <translation>选择模型</translation>
    </message>
    <message>
        <source>Training in %1 on %2 is not predicted</source>
        <translation>%2 上的 %1 训练没有预测</translation>
    </message>
    <message>
        <source>Step times are known for BF16, FP8 and FP4 on devices that have a unit for them.</source>
        <translation>步时只适用于 BF16、FP8 和 FP4，且加速卡须支持该精度。</translation>
    </message>
    <message>
        <source>Choose a Precision</source>
        <translation>选择精度</translation>
    </message>
    <message>
        <source>The inputs have errors</source>
        <translation>输入有误</translation>
    </message>
    <message>
        <source>Layouts are searched as soon as they are mended.</source>
        <translation>改正后立即搜索并行方案。</translation>
    </message>
    <message>
        <source>Next Problem</source>
        <translation>下一个问题</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Time of a step</source>
        <translation>步时</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Days and cost by number of devices</source>
        <translation>天数与成本随卡数变化</translation>
    </message>
    <message>
        <source>Days by number of devices</source>
        <translation>天数随卡数变化</translation>
    </message>
    <message>
        <source>Cost by number of devices</source>
        <translation>成本随卡数变化</translation>
    </message>
</context>
<context>
    <name>outlay::ui::ClusterPage</name>
    <message>
        <source>1 device</source>
        <translation>1 卡</translation>
    </message>
    <message>
        <source>%1 devices</source>
        <translation>%1 卡</translation>
    </message>
    <message>
        <source>%1 · stopped</source>
        <translation>%1 · 已停止</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Number of devices</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>搜索进度</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the search and keep what was found (Esc)</source>
        <translation>停止搜索，保留已找到的结果 (Esc)</translation>
    </message>
    <message>
        <source>Search Again</source>
        <translation>重新搜索</translation>
    </message>
    <message>
        <source>Fit and layouts</source>
        <translation>显存与并行方案</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Fine-tuning</source>
        <translation>微调</translation>
    </message>
    <message>
        <source>Published runs</source>
        <translation>公开训练</translation>
    </message>
</context>
<context>
    <name>outlay::ui::ComparePage</name>
    <message>
        <source>At least one device</source>
        <translation>至少一张加速卡</translation>
    </message>
    <message>
        <source>Scenarios side by side</source>
        <translation>方案并排</translation>
    </message>
    <message>
        <source>Duplicate a scenario to compare</source>
        <translation>复制一个方案以便对比</translation>
    </message>
    <message>
        <source>Change it, then see both side by side.</source>
        <translation>修改它，再并排查看两者。</translation>
    </message>
    <message>
        <source>Duplicate Scenario</source>
        <translation>复制方案</translation>
    </message>
    <message>
        <source>Small figures: change against the base. Diamonds mark the best of a row.</source>
        <translation>小字为较基准的变化。菱形标出一行中的最佳值。</translation>
    </message>
    <message numerus="yes">
        <source>%n device(s)</source>
        <translation>
            <numerusform>%n 种加速卡</numerusform>
        </translation>
    </message>
    <message>
        <source>The same job on other hardware</source>
        <translation>同一任务换用其他硬件</translation>
    </message>
    <message>
        <source>%1 is a new scenario</source>
        <translation>%1 已成为新方案</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>对比什么</translation>
    </message>
    <message>
        <source>Devices to compare</source>
        <translation>要对比的加速卡</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Only Differences</source>
        <translation>仅显示差异</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>MFU is the scenario&apos;s for every device.</source>
        <translation>所有加速卡均采用该方案的 MFU。</translation>
    </message>
    <message>
        <source>MFU and layout are predicted for each device; the typed MFU of %1 is left aside.</source>
        <translation>逐一预测各加速卡的 MFU 与并行方案；不采用输入的 MFU %1。</translation>
    </message>
    <message>
        <source>MFU and layout are predicted for each device.</source>
        <translation>逐一预测各加速卡的 MFU 与并行方案。</translation>
    </message>
    <message>
        <source>Diamonds mark the best of a row.</source>
        <translation>菱形标出该行最优。</translation>
    </message>
    <message>
        <source>Typed MFU for All</source>
        <translation>全部采用输入的 MFU</translation>
    </message>
</context>
<context>
    <name>outlay::ui::CostTreeView</name>
    <message>
        <source>Item</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
</context>
<context>
    <name>outlay::ui::DevicePicker</name>
    <message>
        <source>Filter devices</source>
        <translation>筛选加速卡</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source> (announced)</source>
        <translation>（已公布）</translation>
    </message>
</context>
<context>
    <name>outlay::ui::ExplainDialog</name>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Source of the formula: %1</source>
        <translation>公式来源：%1</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>来源类型</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>What it is made of</source>
        <translation>由什么构成</translation>
    </message>
    <message>
        <source>Enter or double-click follows a row.</source>
        <translation>按 Enter 或双击进入一行。</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>用于</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Inputs of the figure</source>
        <translation>该指标的输入</translation>
    </message>
</context>
<context>
    <name>outlay::ui::ExportDialog</name>
    <message>
        <source>Export report</source>
        <translation>导出报告</translation>
    </message>
    <message>
        <source>US dollar</source>
        <translation>美元</translation>
    </message>
    <message>
        <source>Chinese yuan</source>
        <translation>人民币</translation>
    </message>
    <message>
        <source>Preview of the report</source>
        <translation>报告预览</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Currency</source>
        <translation>货币(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>方案(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;ections</source>
        <translation>章节(&amp;E)</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>outlay::ui::FieldRow</name>
    <message>
        <source>Cheapest</source>
        <translation>最便宜</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>Typed prices</source>
        <translation>手填价格</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>2027-01-31</source>
        <comment>example of a date, year first</comment>
        <translation>2027-01-31</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>使用 %1</translation>
    </message>
    <message>
        <source>Enter price…</source>
        <translation>输入价格…</translation>
    </message>
    <message>
        <source>Other book or kind…</source>
        <translation>换价格表或计价方式…</translation>
    </message>
    <message>
        <source>Enter a value…</source>
        <translation>输入数值…</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Reset to Default</source>
        <translation>重置为默认值</translation>
    </message>
    <message>
        <source>Reset to Base</source>
        <translation>重置为基准值</translation>
    </message>
    <message>
        <source>Copy Value</source>
        <translation>复制数值</translation>
    </message>
    <message>
        <source>Explain…</source>
        <translation>解释…</translation>
    </message>
    <message>
        <source>%1 must be below %2.</source>
        <translation>%1 应小于 %2。</translation>
    </message>
    <message>
        <source>%1 is above %2, the most there can be.</source>
        <translation>%1 高于上限 %2。</translation>
    </message>
    <message>
        <source>%1 must be above %2.</source>
        <translation>%1 应大于 %2。</translation>
    </message>
    <message>
        <source>%1 is below %2, the least there can be.</source>
        <translation>%1 低于下限 %2。</translation>
    </message>
    <message>
        <source>Use the Best Layout</source>
        <translation>改用最优方案</translation>
    </message>
</context>
<context>
    <name>outlay::ui::FileController</name>
    <message>
        <source>Unsaved Changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 有未保存的更改。</translation>
    </message>
    <message>
        <source>Open Plan</source>
        <translation>打开计划</translation>
    </message>
    <message>
        <source>Plans and reports (*.outlay *.pdf *.json);;All files (*)</source>
        <translation>计划与报告 (*.outlay *.pdf *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save Plan</source>
        <translation>保存计划</translation>
    </message>
    <message>
        <source>Plans (*.outlay)</source>
        <translation>计划 (*.outlay)</translation>
    </message>
    <message>
        <source>Import Model</source>
        <translation>导入模型</translation>
    </message>
    <message>
        <source>Model configurations (*.json);;All files (*)</source>
        <translation>模型配置 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Model %1 imported</source>
        <translation>已导入模型 %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>%1 has unsaved changes from %2.</source>
        <translation>%1 有 %2 未保存的更改。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>The file was moved or deleted.</source>
        <translation>文件已被移动或删除。</translation>
    </message>
    <message>
        <source>Save writes it again.</source>
        <translation>保存会重新写入。</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>The file was changed by another program.</source>
        <translation>文件已被其他程序修改。</translation>
    </message>
    <message>
        <source>Reloading drops your unsaved changes.</source>
        <translation>重新载入会丢掉未保存的更改。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新载入</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>保留我的</translation>
    </message>
    <message>
        <source>The file was written by a newer version.</source>
        <translation>该文件由更新的版本写出。</translation>
    </message>
    <message>
        <source>What this version does not know is kept. Saving asks for a new name.</source>
        <translation>本版本不认识的内容会保留。保存时将要求新的文件名。</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of the file could not be read.</source>
        <translation>
            <numerusform>文件有 %n 处无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>比较…</translation>
    </message>
    <message>
        <source>Example prices as of %1.</source>
        <translation>示例价格截至 %1。</translation>
    </message>
    <message>
        <source>Check them before you use a result.</source>
        <translation>使用结果前请先核对。</translation>
    </message>
    <message>
        <source>Got It</source>
        <translation>知道了</translation>
    </message>
</context>
<context>
    <name>outlay::ui::FineTuningView</name>
    <message>
        <source>Tokens are more than zero</source>
        <translation>token 数应大于零</translation>
    </message>
    <message>
        <source>Which device can fine-tune this model</source>
        <translation>哪种加速卡能微调该模型</translation>
    </message>
    <message>
        <source>Only a parameter count is known</source>
        <translation>只知道参数量</translation>
    </message>
    <message>
        <source>What fits follows from the model&apos;s shape: choose a preset or drop a config.json.</source>
        <translation>能否装下取决于模型结构：选择预设，或拖入 config.json。</translation>
    </message>
    <message>
        <source>Choose a Model</source>
        <translation>选择模型</translation>
    </message>
    <message>
        <source>Which device can fine-tune %1</source>
        <translation>哪种加速卡能微调 %1</translation>
    </message>
    <message>
        <source>Fewest devices that hold it, and %1 tokens on them in BF16. Enter or double-click makes a scenario.</source>
        <translation>装得下的最少卡数，及其以 BF16 训练 %1 token 的时长与费用。按 Enter 或双击新建方案。</translation>
    </message>
    <message>
        <source>%1 cannot hold this model&apos;s fine-tuning</source>
        <translation>%1 装不下该模型的微调</translation>
    </message>
    <message>
        <source>%1 is a new scenario</source>
        <translation>%1 已建为新方案</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>token 数</translation>
    </message>
    <message>
        <source>Devices for fine-tuning</source>
        <translation>可用于微调的加速卡</translation>
    </message>
</context>
<context>
    <name>outlay::ui::InputRow</name>
    <message>
        <source>Reset %1 to the base</source>
        <translation>将 %1 重置为基准值</translation>
    </message>
    <message>
        <source>Reset to the base</source>
        <translation>重置为基准值</translation>
    </message>
</context>
<context>
    <name>outlay::ui::InputsPanel</name>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Self-Host, by Token</source>
        <translation>自建，按 token</translation>
    </message>
    <message>
        <source>Self-Host, by Fleet</source>
        <translation>自建，按机群</translation>
    </message>
    <message numerus="yes">
        <source>%n differ from base</source>
        <translation>
            <numerusform>%n 项与基准不同</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove Option</source>
        <translation>删除方式</translation>
    </message>
    <message>
        <source>Add Option</source>
        <translation>添加方式</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 token</translation>
    </message>
    <message>
        <source>by shares</source>
        <translation>按占比</translation>
    </message>
    <message>
        <source>bottom-up</source>
        <translation>自下而上</translation>
    </message>
    <message>
        <source>%1 users</source>
        <translation>%1 用户</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>Filter inputs</source>
        <translation>筛选输入项</translation>
    </message>
    <message>
        <source>No input matches the filter</source>
        <translation>没有匹配的输入项</translation>
    </message>
</context>
<context>
    <name>outlay::ui::KpiStrip</name>
    <message>
        <source>Explain…</source>
        <translation>解释…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>outlay::ui::MainWindow</name>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Δ base</source>
        <translation>较基准</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>无问题</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>菜单栏</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>页面 %1</translation>
    </message>
    <message>
        <source>Copy rows of a table</source>
        <translation>复制表格的行</translation>
    </message>
    <message>
        <source>Copy with heads, or copy a chart</source>
        <translation>连同表头复制，或复制图表</translation>
    </message>
    <message>
        <source>Show a chart as a table</source>
        <translation>将图表显示为表格</translation>
    </message>
    <message>
        <source>About Outlay</source>
        <translation>关于 Outlay</translation>
    </message>
    <message>
        <source>Outlay %1 plans the money for large language models. It works offline: nothing leaves this computer.

Copyright 2026 Outlay contributors. The window is free software under the GNU General Public License, version 3 or later; the cost core is under the MIT licence.</source>
        <translation>Outlay %1 为大语言模型做资金计划。它离线工作：数据不离开本机。

版权所有 2026 Outlay 贡献者。窗口程序是自由软件，遵循 GNU 通用公共许可证第 3 版或更新版本；成本核心采用 MIT 许可证。</translation>
    </message>
    <message>
        <source>Compare with the File</source>
        <translation>与文件比较</translation>
    </message>
    <message>
        <source>What the recovered plan has that its file has not</source>
        <translation>恢复的计划与其文件的不同之处</translation>
    </message>
</context>
<context>
    <name>outlay::ui::OriginBadge</name>
    <message>
        <source>typed</source>
        <translation>手填</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>catalogue</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>config</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Origin: %1</source>
        <translation>来源类型：%1</translation>
    </message>
</context>
<context>
    <name>outlay::ui::OverviewPage</name>
    <message>
        <source>Cumulative cost</source>
        <translation>累计成本</translation>
    </message>
    <message>
        <source>This plan is about training alone</source>
        <translation>该计划只涉及训练</translation>
    </message>
    <message>
        <source>No serving in this plan</source>
        <translation>该计划不含推理服务</translation>
    </message>
    <message>
        <source>Enter users and a way to serve them to see the cost over months and the break-even.</source>
        <translation>输入用户数与服务方式，即可看到逐月成本与盈亏平衡。</translation>
    </message>
    <message>
        <source>Enter users</source>
        <translation>输入用户数</translation>
    </message>
    <message>
        <source>No price for %1 yet</source>
        <translation>%1 还没有价格</translation>
    </message>
    <message>
        <source>Without it the curve of the chosen option and the break-even are unknown. The other curves alone would mislead.</source>
        <translation>没有它，所选方式的曲线与盈亏平衡都未知；只画其他曲线会误导。</translation>
    </message>
    <message>
        <source>Enter price…</source>
        <translation>输入价格…</translation>
    </message>
    <message>
        <source>Scenarios side by side</source>
        <translation>方案并排</translation>
    </message>
    <message>
        <source>Largest cost items</source>
        <translation>最大的成本项</translation>
    </message>
</context>
<context>
    <name>outlay::ui::PageHost</name>
    <message numerus="yes">
        <source>%n problem(s).</source>
        <translation>
            <numerusform>%n 个问题。</numerusform>
        </translation>
    </message>
    <message>
        <source>Figures are those of the last valid input.</source>
        <translation>显示的是上次有效输入的数值。</translation>
    </message>
    <message>
        <source>The inputs concerned are marked.</source>
        <translation>相关输入已标出。</translation>
    </message>
    <message>
        <source>Costs leave out what is not known and are marked incomplete.</source>
        <translation>成本不含未知部分，并标为不完整。</translation>
    </message>
    <message>
        <source>Next Problem</source>
        <translation>下一个问题</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>outlay::ui::PublishedRunsView</name>
    <message>
        <source>Dense and MoE</source>
        <translation>稠密与 MoE</translation>
    </message>
    <message>
        <source>Dense</source>
        <translation>稠密</translation>
    </message>
    <message>
        <source>MoE</source>
        <translation>MoE</translation>
    </message>
    <message>
        <source>All hardware</source>
        <translation>全部硬件</translation>
    </message>
    <message>
        <source>Predicted from model, tokens, hardware and precision alone, never from what was reported. Small figures: P10–P90. Enter checks the run as a claim.</source>
        <translation>仅凭模型、token 数、硬件与精度预测，不使用公布的结果。小字为 P10–P90。按回车将该训练作为声称核查。</translation>
    </message>
    <message>
        <source>No run to compare</source>
        <translation>没有可对照的训练</translation>
    </message>
    <message>
        <source>Predicting…</source>
        <translation>正在预测…</translation>
    </message>
    <message>
        <source>Choose other runs above.</source>
        <translation>请在上方选择其他训练。</translation>
    </message>
    <message>
        <source>The runs appear as they are known.</source>
        <translation>结果算出后逐一显示。</translation>
    </message>
    <message>
        <source>No score known</source>
        <translation>没有已知分数</translation>
    </message>
    <message>
        <source>None of these runs has both a cost and a score.</source>
        <translation>这些训练都没有同时具备成本与分数。</translation>
    </message>
    <message>
        <source>Choose a run to see its source, its layout and what its hours hold.</source>
        <translation>选择一次训练，查看其来源、并行方案与卡时的含义。</translation>
    </message>
    <message>
        <source>Started from a published run. MFU and prices are left to the prediction and the catalog.</source>
        <translation>由一次已公布的训练建立。MFU 与价格由预测和目录决定。</translation>
    </message>
    <message>
        <source>Filter runs</source>
        <translation>筛选训练</translation>
    </message>
    <message>
        <source>Kind of model</source>
        <translation>模型类型</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>价格表</translation>
    </message>
    <message>
        <source>Start a Plan from This Run</source>
        <translation>以此训练建立计划</translation>
    </message>
    <message>
        <source>Check a Claim</source>
        <translation>核查声称</translation>
    </message>
    <message>
        <source>Published runs</source>
        <translation>已公布训练</translation>
    </message>
</context>
<context>
    <name>outlay::ui::QuantityEdit</name>
    <message>
        <source>Enter keeps, Esc restores</source>
        <translation>Enter 确认，Esc 还原</translation>
    </message>
</context>
<context>
    <name>outlay::ui::ScenariosModel</name>
    <message>
        <source>incomplete</source>
        <translation>不完整</translation>
    </message>
</context>
<context>
    <name>outlay::ui::ScenariosPanel</name>
    <message>
        <source>Duplicate</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>方案</translation>
    </message>
</context>
<context>
    <name>outlay::ui::SectionHeader</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n 个问题</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outlay::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Currency of new plans</source>
        <translation>新计划的货币</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>字号</translation>
    </message>
    <message>
        <source>Backups kept</source>
        <translation>保留的备份</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>%1 pt</source>
        <translation>%1 磅</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>outlay::ui::StartPage</name>
    <message>
        <source>incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>Examples at prices of %1 (%2). Check them before you use a result.</source>
        <translation>示例采用 %1 的价格（%2），使用前请核对。</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>今天 %1</translation>
    </message>
    <message>
        <source>Plans you open or save are listed here.</source>
        <translation>打开或保存的计划会列在这里。</translation>
    </message>
    <message>
        <source>What will the model cost, and how sure is that?</source>
        <translation>这个模型要花多少钱，有多大把握？</translation>
    </message>
    <message>
        <source>Pick the plan closest to yours, then change the numbers. Every number shows its formula, source and date.</source>
        <translation>选一个最接近的计划，再改数字。每个数字都带公式、来源和日期。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open Plan…</source>
        <translation>打开计划…</translation>
    </message>
    <message>
        <source>Empty Plan</source>
        <translation>空白计划</translation>
    </message>
    <message>
        <source>Or drop a file here</source>
        <translation>或把文件拖到这里</translation>
    </message>
    <message>
        <source>plan · report PDF · config.json</source>
        <translation>计划 · 报告 PDF · config.json</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
</context>
<context>
    <name>outlay::ui::StatusPanel</name>
    <message>
        <source>Ready · %1 ms</source>
        <translation>就绪 · %1 ms</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n 个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>无问题</translation>
    </message>
    <message>
        <source>%1 · 1 USD = %2 CNY</source>
        <translation>%1 · 1 USD = %2 CNY</translation>
    </message>
    <message>
        <source> (typed)</source>
        <translation>（手填）</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation>（%1）</translation>
    </message>
    <message>
        <source>Prices %1 · %2</source>
        <translation>价格 %1 · %2</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Offline: nothing leaves this computer</source>
        <translation>离线：数据不离开本机</translation>
    </message>
    <message>
        <source>Oldest price used: %1</source>
        <translation>所用最旧的价格：%1</translation>
    </message>
</context>
<context>
    <name>outlay::ui::TablePanel</name>
    <message>
        <source>Table copied</source>
        <translation>表格已复制</translation>
    </message>
    <message>
        <source>Save Data as CSV</source>
        <translation>将数据存为 CSV</translation>
    </message>
    <message>
        <source>CSV for spreadsheets (*.csv)</source>
        <translation>电子表格用 CSV (*.csv)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Copy Table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Save Data as CSV…</source>
        <translation>将数据存为 CSV…</translation>
    </message>
</context>
<context>
    <name>outlay::ui::TableView</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy with heads</source>
        <translation>连同表头复制</translation>
    </message>
</context>
<context>
    <name>outlay::ui::TcoPage</name>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Self-Host, by Token</source>
        <translation>自建，按 token</translation>
    </message>
    <message>
        <source>Self-Host, by Fleet</source>
        <translation>自建，按机群</translation>
    </message>
    <message>
        <source>Cumulative cost</source>
        <translation>累计成本</translation>
    </message>
    <message>
        <source>No way to serve yet</source>
        <translation>还没有服务方式</translation>
    </message>
    <message>
        <source>Add an API or a self-hosted option to see the cost over months and the break-even.</source>
        <translation>添加 API 或自建方式，即可看到逐月成本与盈亏平衡。</translation>
    </message>
    <message>
        <source>Add an API</source>
        <translation>添加 API</translation>
    </message>
    <message>
        <source>No users yet</source>
        <translation>还没有用户</translation>
    </message>
    <message>
        <source>With 0 users there is nothing to serve.</source>
        <translation>用户数为 0 时无需推理服务。</translation>
    </message>
    <message>
        <source>Enter users</source>
        <translation>输入用户数</translation>
    </message>
    <message>
        <source>No price yet</source>
        <translation>还没有价格</translation>
    </message>
    <message>
        <source>None of the options has all of its prices.</source>
        <translation>没有一种方式的价格是齐全的。</translation>
    </message>
    <message>
        <source>Enter price…</source>
        <translation>输入价格…</translation>
    </message>
    <message>
        <source>Month by month</source>
        <translation>逐月</translation>
    </message>
    <message>
        <source>Monthly and cumulative cost. One-off costs stand at the start.</source>
        <translation>当月与累计成本。一次性成本计在开始。</translation>
    </message>
    <message>
        <source>Rule of thumb, constant bill: break-even after %1 months</source>
        <translation>经验法则，固定账单：%1 个月后盈亏平衡</translation>
    </message>
    <message>
        <source>Rule of thumb, constant bill: no break-even, the API is not dearer</source>
        <translation>经验法则，固定账单：没有盈亏平衡，API 并不更贵</translation>
    </message>
    <message>
        <source>Simple model</source>
        <translation>简单模型</translation>
    </message>
    <message>
        <source>Simple Model as New Scenario</source>
        <translation>以简单模型新建方案</translation>
    </message>
    <message>
        <source>No growth, no price decline, no fixed costs: training beside a constant monthly bill</source>
        <translation>无增长、无降价、无固定成本：训练加固定的月账单</translation>
    </message>
    <message>
        <source>Add Option</source>
        <translation>添加方式</translation>
    </message>
    <message>
        <source>Cost by month</source>
        <translation>逐月成本</translation>
    </message>
</context>
<context>
    <name>outlay::ui::Toast</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>outlay::ui::TreePanel</name>
    <message>
        <source>Cost item</source>
        <translation>成本项</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) too thin to label: %1</source>
        <translation>
            <numerusform>%n 项太窄未标注：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 of the total.</source>
        <translation>，占总成本 %1。</translation>
    </message>
    <message>
        <source>Open breakdown</source>
        <translation>打开成本拆解</translation>
    </message>
    <message>
        <source>Show as Treemap</source>
        <translation>显示为矩形树图</translation>
    </message>
</context>
<context>
    <name>outlay::ui::UnitCostPage</name>
    <message>
        <source>MFU is above 0% and at most 100%</source>
        <translation>MFU 应大于 0% 且不超过 100%</translation>
    </message>
    <message>
        <source>Diamonds mark the best of a column. Click a head to sort by it. Enter or double-click opens the comparison.</source>
        <translation>菱形标出一列中的最佳值。点击表头按其排序。按 Enter 或双击打开对比。</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Price book</source>
        <translation>价格表</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Unit cost of devices</source>
        <translation>加速卡的单位成本</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>the MFU of each device&apos;s best layout for this model</source>
        <translation>MFU 取每种加速卡对该模型的最佳并行方案</translation>
    </message>
    <message>
        <source>the same MFU of %1 for every device</source>
        <translation>所有加速卡采用相同的 MFU %1</translation>
    </message>
    <message>
        <source>Per effective PFLOP-hour = price ÷ (%1 dense peak × MFU), with %2. TFLOPS, TB/s and GB are data-sheet figures: they say what is offered, not what a run gets.</source>
        <translation>每有效 PFLOP·小时 = 价格 ÷（%1 稠密峰值 × MFU），%2。TFLOPS、TB/s 与 GB 为规格书数值：说明提供了什么，而非训练实际得到什么。</translation>
    </message>
</context>
</TS>
