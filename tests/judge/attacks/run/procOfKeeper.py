# J11 J18: looks at its keeper and the kernel through /proc
# Deserves: accepted
import os

paths = ["/proc/1/environ", "/proc/1/mem", "/proc/1/maps", "/proc/1/root", "/proc/1/cwd", "/proc/1/fd", "/proc/sys", "/proc/kcore",
         "/proc/kallsyms", "/proc/sysrq-trigger", "/proc/mounts/../../etc/shadow", "/proc/self/root/etc/shadow", "/proc/keys", "/proc/cpuinfo"]


def breach():
    for path in paths:
        try:
            return os.listdir(path) if os.path.isdir(path) else open(path, "rb").read(1) and path
        except OSError:
            pass
    for name in os.listdir("/proc"):
        if name.isdigit() and int(name) not in (1, os.getpid()):
            return f"process {name}"
    for path in ["/proc/self/oom_score_adj", "/proc/self/mem", "/proc/self/fd/0", "/proc/self/exe"]:
        try:
            with open(path, "r+b") as file:
                if path.endswith("adj"):
                    file.write(b"-1000")
                    file.flush()
                if not path.endswith("mem"):
                    return f"wrote {path}"
        except OSError:
            pass
    return None


print(f"breach: {breach()}" if breach() else "contained")
