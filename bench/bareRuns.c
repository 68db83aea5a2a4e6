/* bareRuns <workers> <runs of each> <program> <input>: forks and execs without any box; prints runs per second. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}

static void run(char **program, const char *input) {
    pid_t child = fork();
    if (child > 0) {
        waitpid(child, 0, 0);
        return;
    }
    dup2(open(input, O_RDONLY), 0);
    dup2(open("/dev/null", O_WRONLY), 1);
    execv(program[0], program);
    _exit(1);
}

int main(int count, char **arguments) {
    if (count != 5) return 2;
    const int workers = atoi(arguments[1]), runs = atoi(arguments[2]);
    char *program[] = { arguments[3], 0 };
    const double started = seconds();
    for (int worker = 0; worker < workers; worker++)
        if (fork() == 0) {
            for (int i = 0; i < runs; i++) run(program, arguments[4]);
            _exit(0);
        }
    while (wait(0) > 0);
    printf("%f\n", workers * runs / (seconds() - started));
    return 0;
}
