// J14: overwrites its own program
// Deserves: accepted
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    if (open("/app/main", O_WRONLY) >= 0 || open("/app/main", O_RDWR | O_TRUNC) >= 0) BREACH("opened");
    if (unlink("/app/main") == 0 || rename("/app/main", "/w/main") == 0 || chmod("/app/main", 0777) == 0) BREACH("moved");
    if (open("/app/other", O_CREAT | O_WRONLY, 0777) >= 0 || symlink("/w", "/app/link") == 0) BREACH("added");
    if (open("/usr/bin/other", O_CREAT | O_WRONLY, 0777) >= 0 || open("/other", O_CREAT | O_WRONLY, 0777) >= 0) BREACH("added elsewhere");
    puts("contained");
    return 0;
}
