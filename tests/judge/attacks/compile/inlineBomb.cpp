// J7: functions that double when they are put into one another
// Deserves: compileError
#define NEXT(name, last) \
    __attribute__((always_inline)) inline long name(volatile long *x) { return last(x) + last(x) * last(x) + last(x) - last(x); }
__attribute__((always_inline)) inline long f0(volatile long *x) { return *x; }
NEXT(f1, f0) NEXT(f2, f1) NEXT(f3, f2) NEXT(f4, f3) NEXT(f5, f4) NEXT(f6, f5) NEXT(f7, f6) NEXT(f8, f7) NEXT(f9, f8) NEXT(f10, f9) NEXT(f11, f10)

int main() {
    long x = 1;
    return (int)f11(&x);
}
