// J19: timers, watches and events without end
// Deserves: accepted memoryLimitExceeded timeLimitExceeded
#define _GNU_SOURCE
#include <stdio.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

int main(void) {
    timer_t timer;
    for (int i = 0; i < 1000000; i++)
        if (timer_create(CLOCK_MONOTONIC, 0, &timer)) break;
    for (int i = 0; i < 1000; i++) {
        int watch = inotify_init1(0);
        if (watch < 0) break;
        inotify_add_watch(watch, "/w", IN_ALL_EVENTS);
    }
    while (eventfd(0, 0) >= 0 && epoll_create1(0) >= 0 && timerfd_create(CLOCK_MONOTONIC, 0) >= 0);
    puts("contained");
    return 0;
}
