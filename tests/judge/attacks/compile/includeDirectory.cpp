// J6: includes directories
// Deserves: compileError
#include "/app"
#include "/w"
#include "/"

int main() {}
