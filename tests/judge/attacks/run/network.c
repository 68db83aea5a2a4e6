// J3: connects, in every way
// Deserves: accepted
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/socket.h>

#define BREACH(what) return puts("breach: " what), 0

int main(void) {
    int families[] = { AF_INET, AF_INET6, AF_UNIX, AF_NETLINK, AF_PACKET, AF_VSOCK };
    for (unsigned i = 0; i < sizeof families / sizeof *families; i++) {
        if (socket(families[i], SOCK_STREAM, 0) >= 0 || socket(families[i], SOCK_RAW, 0) >= 0 || socket(families[i], SOCK_DGRAM, 0) >= 0) BREACH("socket");
        int pair[2];
        if (families[i] != AF_UNIX && socketpair(families[i], SOCK_STREAM, 0, pair) == 0) BREACH("pair");
    }
    puts("contained");
    return 0;
}
