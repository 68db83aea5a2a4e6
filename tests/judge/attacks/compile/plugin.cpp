// J5: asks the compiler to load code
// Deserves: compileError
#pragma GCC plugin "/app/evil.so"
#pragma GCC optimize("-fplugin=/w/main.cpp")

int main() { return missing; }
