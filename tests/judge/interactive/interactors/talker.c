// Never stops talking.
#include <stdio.h>

int main(void) {
    for (;;) puts("lower");
}
