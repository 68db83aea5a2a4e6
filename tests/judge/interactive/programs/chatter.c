// Says more and more, in small pieces.
#include <time.h>
#include <unistd.h>

int main(void) {
    static char block[1 << 12];
    const struct timespec pause = {0, 1000000};
    while (write(1, block, sizeof block) > 0) nanosleep(&pause, NULL);
    return 0;
}
