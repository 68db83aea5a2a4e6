// Looks for what it must not see, named line by line in its file `targets`, and for traces of an earlier case.
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#define BREACH(what) return fprintf(stderr, "breach: %s", what), 102

int main(int count, char **arguments) {
    static char target[4096];
    FILE *targets = fopen("targets", "r");
    if (count != 4 || !targets) return 103;
    while (fgets(target, sizeof target, targets)) {
        target[strcspn(target, "\n")] = 0;
        if (open(target, O_RDONLY) >= 0) BREACH(target);
        if (open(target, O_WRONLY | O_CREAT, 0644) >= 0) BREACH(target);
    }
    if (access("trace", F_OK) == 0 || access("/tmp/trace", F_OK) == 0) BREACH("trace");
    if (fclose(fopen("trace", "w")) != 0) return 103;
    if (open("/app/main", O_WRONLY) >= 0 || open("/app/other", O_WRONLY | O_CREAT, 0644) >= 0) BREACH("program");
    if (socket(AF_INET, SOCK_STREAM, 0) >= 0) BREACH("network");
    if (truncate(arguments[1], 0) || truncate(arguments[3], 0)) return 103;
    return 100;
}
