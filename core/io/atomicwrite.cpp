// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/io/atomicwrite.h"

#include "core/base/trnoop.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <system_error>

#ifdef _WIN32
#include <io.h>
#include <process.h>
#else
#include <fcntl.h>
#include <unistd.h>
#endif

namespace outlay {

namespace {

namespace fs = std::filesystem;

struct CloseFile {
    void operator()(std::FILE* file) const { (void)std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

std::string reason(int error) { return std::error_code(error, std::generic_category()).message(); }

Failure cannotWrite(const fs::path& path, const std::string& why)
{
    return fail(code::file, {}, CORE_TR_NOOP("core", "cannot write %1: %2"), {path.string(), why});
}

Failure cannotRead(const fs::path& path, const std::string& why)
{
    return fail(code::file, {}, CORE_TR_NOOP("core", "cannot read %1: %2"), {path.string(), why});
}

#ifdef _WIN32
int processNumber() { return _getpid(); }
int flushToDisk(std::FILE* file) { return _commit(_fileno(file)); }
void flushFolder(const fs::path&) {}
File openFile(const fs::path& path, const wchar_t* mode) { return File(_wfopen(path.c_str(), mode)); }
#define OUTLAY_MODE(mode) L##mode
#else
int processNumber() { return static_cast<int>(::getpid()); }
int flushToDisk(std::FILE* file) { return ::fsync(::fileno(file)); }
// The rename itself is on the disk only when the folder is; a file system that cannot do this is no reason to fail.
void flushFolder(const fs::path& folder)
{
    const int handle = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0)
        return;
    (void)::fsync(handle);
    (void)::close(handle);
}
File openFile(const fs::path& path, const char* mode) { return File(std::fopen(path.c_str(), mode)); }
#define OUTLAY_MODE(mode) mode
#endif

/// Empty if it went well, else the system's reason.
std::string writeAndFlush(const fs::path& path, std::string_view bytes)
{
    errno = 0;
    File file = openFile(path, OUTLAY_MODE("wbx"));
    if (!file)
        return reason(errno);
    const bool written =
        std::fwrite(bytes.data(), 1, bytes.size(), file.get()) == bytes.size() && std::fflush(file.get()) == 0 && flushToDisk(file.get()) == 0;
    if (!written)
        return reason(errno);
    return std::fclose(file.release()) == 0 ? std::string() : reason(errno);
}

fs::path unusedName(const fs::path& target)
{
    std::error_code ignored;
    for (int attempt = 0;; ++attempt) {
        fs::path candidate = target;
        candidate += ".new-" + std::to_string(processNumber()) + "-" + std::to_string(attempt);
        if (attempt == 1000 || !fs::exists(candidate, ignored))
            return candidate;
    }
}

}  // namespace

Result<void> writeFileAtomically(const fs::path& path, std::string_view bytes)
{
    std::error_code error;
    fs::path target = path;
    if (fs::is_symlink(path, error)) {
        const fs::path followed = fs::weakly_canonical(path, error);
        if (!error)
            target = followed;
    }
    if (fs::is_directory(target, error))
        return cannotWrite(path, reason(EISDIR));
    const fs::path temporary = unusedName(target);
    if (const std::string why = writeAndFlush(temporary, bytes); !why.empty()) {
        fs::remove(temporary, error);
        return cannotWrite(path, why);
    }
    const fs::file_status before = fs::status(target, error);
    if (!error && fs::exists(before))
        fs::permissions(temporary, before.permissions(), error);
    fs::rename(temporary, target, error);
    if (error) {
        const std::string why = error.message();
        fs::remove(temporary, error);
        return cannotWrite(path, why);
    }
    flushFolder(target.parent_path());
    return {};
}

Result<std::string> readWholeFile(const fs::path& path, std::size_t limit)
{
    std::error_code error;
    if (fs::is_directory(path, error))
        return cannotRead(path, reason(EISDIR));
    errno = 0;
    const File file = openFile(path, OUTLAY_MODE("rb"));
    if (!file)
        return cannotRead(path, reason(errno));
    std::string bytes;
    std::array<char, 65536> buffer{};
    while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), file.get())) {
        bytes.append(buffer.data(), count);
        if (bytes.size() > limit)
            return fail(code::file, {}, CORE_TR_NOOP("core", "%1 is larger than %2 bytes"), {path.string(), double(limit)});
    }
    if (std::ferror(file.get()) != 0)
        return cannotRead(path, reason(errno));
    return bytes;
}

}  // namespace outlay
