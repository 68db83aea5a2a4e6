// J1 J4: has no right to name its output
// Deserves: compileError
__asm__(".file \"../../../../etc/oj\"");
#line 1 "/etc/shadow"
int main() { return missing; }
