#include <stddef.h>
int main(void) { return *(volatile int *)NULL; }
