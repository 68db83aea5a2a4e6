#include "accuracy/measured.h"

int main(void) {
    burn(number());
    printf("%ld\n", spent_us(CLOCK_PROCESS_CPUTIME_ID));
    return 0;
}
