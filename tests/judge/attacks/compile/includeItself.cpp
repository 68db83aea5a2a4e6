// J7: includes itself without end
// Deserves: compileError
#include __FILE__

int main() {}
