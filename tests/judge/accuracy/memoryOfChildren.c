#include "accuracy/measured.h"

/* Four hold their parts at the same time: each says so, and stays until all have. */
int main(void) {
    size_t bytes = (size_t)number() << 20;
    int said[2], stay[2];
    char all[4];
    if (pipe(said) || pipe(stay)) return 1;
    for (int i = 0; i < 4; i++)
        if (fork() == 0) {
            close(stay[1]);
            touch(new_memory(bytes / 4), bytes / 4);
            return write(said[1], "t", 1) != 1 || read(stay[0], all, 1) != 0;
        }
    for (int i = 0; i < 4; i++)
        if (read(said[0], all, 1) != 1) return 1;
    usleep(50000);
    close(stay[1]);
    while (wait(0) > 0);
    return 0;
}
