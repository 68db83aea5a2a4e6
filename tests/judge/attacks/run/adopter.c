// J9: adopts its orphans, asks to be spared
// Deserves: accepted
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <unistd.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    prctl(PR_SET_PDEATHSIG, 0);
    for (int i = 0; i < 8; i++)
        if (fork() == 0) {
            if (fork() == 0)
                for (;;) pause();
            _exit(0);
        }
    FILE *score = fopen("/proc/self/oom_score_adj", "w");
    if (score && fputs("-1000", score) >= 0 && fclose(score) == 0) BREACH("spared by the memory killer");
    puts("contained");
    return 0;
}
