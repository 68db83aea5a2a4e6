// J13: keeps something in the kernel for the next case
// Deserves: accepted
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    static char room[64];
    if (shm_open("/state", O_CREAT | O_RDWR, 0600) >= 0) BREACH("a shared memory file");
    if (syscall(SYS_shmget, 7, 4096, 01600) >= 0 || syscall(SYS_semget, 7, 1, 01600) >= 0 || syscall(SYS_msgget, 7, 01600) >= 0) BREACH("shared by key");
    if (syscall(SYS_mq_open, "state", O_CREAT | O_RDWR, 0600, 0) >= 0) BREACH("a queue");
    if (syscall(SYS_add_key, "user", "state", room, 1, -4) >= 0 || syscall(SYS_request_key, "user", "state", room, 0) >= 0) BREACH("a key");
    if (socket(AF_UNIX, SOCK_DGRAM, 0) >= 0) BREACH("a socket with a name");
    puts("contained");
    return 0;
}
