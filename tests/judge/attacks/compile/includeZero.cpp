// J6: includes a device without end
// Deserves: compileError
#include "/dev/zero"

int main() {}
