// J6: includes the passwords of the host
// Deserves: compileError
#include "/etc/shadow"

int main() {}
