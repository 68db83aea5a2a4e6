// J6: lets the assembler include the passwords of the host
// Deserves: compileError
__asm__(".include \"/etc/shadow\"");

int main() {}
