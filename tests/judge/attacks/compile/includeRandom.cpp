// J6: includes a device without end
// Deserves: compileError
#include "/dev/random"

int main() {}
