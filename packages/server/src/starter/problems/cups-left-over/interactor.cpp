// The keeper of the cups: interactor INPUT RECORD ANSWER, its standard input and output crossed with the program's.
// Exits with 100 accepted, 101 presentation error, 102 wrong answer, 103 the judge's own files are at fault.
// The conversation always ends: at the eighth question, at the first line that is neither a question nor an answer, at an answer, or
// where the program's output ends. A line is read up to its break, and no longer than a line can be.
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>

enum { ACCEPTED = 100, PRESENTATION_ERROR = 101, WRONG_ANSWER = 102, JUDGE_FAILURE = 103 };

static const int MOST_QUESTIONS = 7, LEAST_TRAY = 2, GREATEST_TRAY = 30, LONGEST_LINE = 40;
static const long long MOST_CUPS = 1000000000;
static std::FILE *record;

static void decide(int verdict, const char *reason) {
    if (record) std::fprintf(record, "%s\n", reason);
    if (record) std::fclose(record);
    std::exit(verdict);
}

// The cups in the store, from the input file.
static long long readCups(const char *path) {
    long long cups = 0;
    std::FILE *file = std::fopen(path, "rb");
    if (!file || std::fscanf(file, "%lld", &cups) != 1) decide(JUDGE_FAILURE, "the input is broken");
    std::fclose(file);
    if (cups < 1 || cups > MOST_CUPS) decide(JUDGE_FAILURE, "the input is out of range");
    return cups;
}

// One line of the program, without its break. Does not return when there is none.
static void readLine(char *line) {
    int length = 0, c = std::getchar();
    if (c == EOF) decide(WRONG_ANSWER, "the program left without an answer");
    for (; c != '\n' && c != EOF; c = std::getchar()) {
        if (length == LONGEST_LINE) decide(PRESENTATION_ERROR, "a line is too long");
        line[length++] = c == 0 ? '?' : (char)c;
    }
    while (length > 0 && (line[length - 1] == ' ' || line[length - 1] == '\r')) length--;
    line[length] = 0;
}

// Reads `SIGN NUMBER`, one blank between them, and nothing else.
static bool parse(const char *line, char sign, long long &number) {
    if (line[0] != sign || line[1] != ' ') return false;
    const char *digit = line + 2;
    bool negative = *digit == '-';
    if (negative) digit++;
    size_t digits = std::strspn(digit, "0123456789");
    if (digits == 0 || digits > 18 || digit[digits] != 0) return false;
    number = std::strtoll(digit, nullptr, 10);
    if (negative) number = -number;
    return true;
}

int main(int argc, char **argv) {
    std::signal(SIGPIPE, SIG_IGN);
    if (argc < 3) decide(JUDGE_FAILURE, "usage: interactor INPUT RECORD ANSWER");
    record = std::fopen(argv[2], "wb");
    const long long cups = readCups(argv[1]);
    char line[LONGEST_LINE + 1];
    for (int questions = 0;;) {
        long long number = 0;
        readLine(line);
        if (parse(line, '!', number)) {
            if (record) std::fprintf(record, "! %lld\n", number);
            if (number != cups) decide(WRONG_ANSWER, "that is not the number of cups");
            decide(ACCEPTED, "right");
        }
        if (!parse(line, '?', number)) decide(PRESENTATION_ERROR, "neither a question nor an answer");
        if (++questions > MOST_QUESTIONS) decide(WRONG_ANSWER, "too many questions");
        if (number < LEAST_TRAY || number > GREATEST_TRAY) decide(WRONG_ANSWER, "there is no such tray");
        if (record) std::fprintf(record, "? %lld: %lld\n", number, cups % number);
        std::printf("%lld\n", cups % number);
        std::fflush(stdout);
    }
}
