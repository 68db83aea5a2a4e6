// J7: computes without end at compile time
// Deserves: compileError
constexpr long forever() {
    long sum = 0;
    for (long i = 0; i < 1L << 60; i++) sum += i;
    return sum;
}
static_assert(forever() == 1);

int main() {}
