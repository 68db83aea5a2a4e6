// Has a number in mind, from 1 to 1000, and says whether a guess is lower or higher; at most 20 guesses.
#include <stdio.h>

int main(int count, char **arguments) {
    int number, least, guess;
    FILE *input = count == 4 ? fopen(arguments[1], "r") : NULL, *answer = count == 4 ? fopen(arguments[3], "r") : NULL;
    FILE *record = count == 4 ? fopen(arguments[2], "w") : NULL;
    if (!input || !answer || !record || fscanf(input, "%d", &number) != 1 || fscanf(answer, "%d", &least) != 1) return 103;
    for (int guesses = 1; guesses <= 20; guesses++) {
        if (scanf("%d", &guess) != 1) return fputs("no more guesses", stderr), 102;
        fprintf(record, "%d\n", guess);
        if (guess == number) return fprintf(stderr, "%s after %d", guesses <= least ? "found" : "found late", guesses), guesses <= least ? 100 : 101;
        puts(guess < number ? "higher" : "lower");
        fflush(stdout);
    }
    return fputs("too many guesses", stderr), 102;
}
