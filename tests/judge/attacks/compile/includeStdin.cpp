// J6: includes its standard input
// Deserves: compileError
#include "/dev/stdin"

int main() {}
