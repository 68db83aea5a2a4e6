// J6: assembles a device without end
// Deserves: compileError
__asm__(".incbin \"/dev/zero\"");

int main() {}
