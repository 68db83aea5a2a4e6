#include "accuracy/measured.h"

int main(void) {
    size_t bytes = (size_t)number() << 20;
    touch(new_memory(bytes), bytes);
    return 0;
}
