// Looks for the program that it talks to, and for what it must not see.
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#define BREACH(what) return fputs("breach: " what, stderr), 102

int main(void) {
    int guess;
    if (scanf("%d", &guess) != 1) return 103;
    if (opendir("/proc/1")) BREACH("processes");
    if (open("/etc/shadow", O_RDONLY) >= 0) BREACH("host");
    for (int pid = 1; pid < 5; pid++)
        if (pid != getpid() && pid != 1 && kill(pid, 0) == 0) BREACH("program");
    for (int file = 3; file < 256; file++)
        if (fcntl(file, F_GETFD) >= 0 && file > 3) BREACH("descriptor");
    return access("main", F_OK) ? 100 : 102;
}
