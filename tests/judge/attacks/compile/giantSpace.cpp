// J7: a gigabyte by one line of assembly
// Deserves: compileError
__asm__(".data\n.rept 1000000000\n.byte 1\n.endr\n");

int main() {}
