// J6 J17: includes the environment of the compiler's keeper
// Deserves: compileError
#include "/proc/1/environ"

int main() {}
