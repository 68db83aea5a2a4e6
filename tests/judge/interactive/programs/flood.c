// Says more, and faster, than anyone can hear.
#include <string.h>
#include <unistd.h>

int main(void) {
    static char block[1 << 16];
    for (size_t at = 0; at < sizeof block; at += 2) memcpy(block + at, "1 ", 2);
    while (write(1, block, sizeof block) > 0);
    return 0;
}
