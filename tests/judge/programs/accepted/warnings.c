#include <stdio.h>

int main() {
    int a, b, unused;
    char *text = 0;
    unused = text;
    scanf("%d %d", &a, &b);
    printf("%ld\n", a + b);
}
