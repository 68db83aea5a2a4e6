// Has decided before anything was said.
#include <stdio.h>

int main(void) { return fputs("not today", stderr), 102; }
