static int forever(volatile int n) {
    volatile char frame[4096];
    frame[n % 4096] = 1;
    return forever(n + 1) + frame[n % 4096];
}

int main(void) {
    return forever(0);
}
