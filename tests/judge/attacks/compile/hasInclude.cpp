// J6: asks the compiler which files there are
// Deserves: accepted
#if __has_include("/etc/shadow") || __has_include("/etc/hosts") || __has_include("/root/.profile") || __has_include("/proc/1/environ")
#error breach
#endif
#include <cstdio>

int main() {
    std::puts("contained");
}
