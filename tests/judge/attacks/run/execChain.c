// J20: becomes a child that becomes itself, so that no process is ever old
// Deserves: timeLimitExceeded
#define _GNU_SOURCE
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int main(void) {
    while (clock() < CLOCKS_PER_SEC / 20);
    if (fork() > 0) return wait(0), 0;
    execl("/app/main", "main", (char *)0);
    return 1;
}
