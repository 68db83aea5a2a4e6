// J6: assembles the passwords of the host into the program
// Deserves: compileError
__asm__(".incbin \"/etc/shadow\"");

int main() {}
