#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

int main(void) {
    int a, b, status;
    if (scanf("%d %d", &a, &b) != 2) return 1;
    if (!fork()) _exit(a + b);
    wait(&status);
    printf("%d\n", WEXITSTATUS(status));
    return 0;
}
