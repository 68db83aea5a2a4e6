// J7: a program of gigabytes
// Deserves: compileError
char array[1L << 32] = { 1 };

int main() {
    return array[5];
}
