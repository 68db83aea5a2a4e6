// J24: NUL, terminal codes and broken UTF-8
// Deserves: wrongAnswer
#define _GNU_SOURCE
#include <unistd.h>

int main(void) {
    static const char bytes[] = "contained\0\033[2J\xff\xfe\xc0\xaf\xed\xa0\x80\n\r\n";
    return write(1, bytes, sizeof bytes) != sizeof bytes;
}
