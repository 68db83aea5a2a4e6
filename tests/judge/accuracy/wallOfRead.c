#include "accuracy/measured.h"

int main(void) {
    int nobody[2];
    char byte;
    if (pipe(nobody)) return 1;
    return (int)read(nobody[0], &byte, 1);
}
