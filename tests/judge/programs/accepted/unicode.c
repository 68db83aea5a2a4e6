#include <stdio.h>

int main(void) {
    int größe, weite;
    if (scanf("%d %d", &größe, &weite) != 2) return 1;
    printf("你好，世界 %d\n", größe + weite);
    return 0;
}
