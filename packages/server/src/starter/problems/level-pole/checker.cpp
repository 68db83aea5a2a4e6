// Decides an arrangement of lanterns: checker INPUT OUTPUT ANSWER.
// Exits with 100 accepted, 101 presentation error, 102 wrong answer, 103 the judge's own files are at fault.
// The arrangement may be any; the answer file only tells whether there is one. Nothing in the output is trusted: it is read word by
// word, no word longer than a hook's number can be, no more words than there are lanterns.
#include <cstdio>
#include <cstdlib>
#include <vector>

enum { ACCEPTED = 100, PRESENTATION_ERROR = 101, WRONG_ANSWER = 102, JUDGE_FAILURE = 103 };
enum class Word { number, end, other };

static void decide(int verdict, const char *reason) {
    std::printf("%s\n", reason);
    std::exit(verdict);
}

static bool isSpace(int c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

// Reads the next word: an integer with an optional minus sign. Numbers with more than nine digits are cut to "far out of range".
static Word readInteger(std::FILE *file, long long &number) {
    int c = std::fgetc(file);
    while (isSpace(c)) c = std::fgetc(file);
    if (c == EOF) return Word::end;
    bool negative = c == '-';
    if (negative) c = std::fgetc(file);
    if (c < '0' || c > '9') return Word::other;
    for (number = 0; c >= '0' && c <= '9'; c = std::fgetc(file)) {
        if (number < 1000000000LL) number = number * 10 + (c - '0');
    }
    if (negative) number = -number;
    return c == EOF || isSpace(c) ? Word::number : Word::other;
}

static std::FILE *openOurs(const char *path) {
    std::FILE *file = std::fopen(path, "rb");
    if (!file) decide(JUDGE_FAILURE, "a file of the judge is missing");
    return file;
}

// The verdict on what `file` holds for `n` lanterns. `possible`: whether it holds an arrangement, when it is accepted.
static int judge(std::FILE *file, long long n, bool &possible, const char *&reason) {
    std::vector<bool> taken(n + 1, false);
    long long torque = 0, hook = 0;
    possible = true;
    for (long long lantern = 1; lantern <= n; lantern++) {
        Word word = readInteger(file, hook);
        if (word == Word::other) return reason = "not an integer", PRESENTATION_ERROR;
        if (word == Word::end) return reason = "fewer hooks than lanterns", WRONG_ANSWER;
        if (lantern == 1 && hook == 0) {
            possible = false;
            break;
        }
        long long distance = std::llabs(hook);
        if (distance < 1 || distance > n) return reason = "there is no such hook", WRONG_ANSWER;
        if (taken[distance]) return reason = "a distance is used twice", WRONG_ANSWER;
        taken[distance] = true;
        torque += lantern * hook;
    }
    Word after = readInteger(file, hook);
    if (after == Word::other) return reason = "not an integer", PRESENTATION_ERROR;
    if (after == Word::number) return reason = "more numbers than asked for", WRONG_ANSWER;
    if (possible && torque != 0) return reason = "the pole tilts", WRONG_ANSWER;
    return reason = "level", ACCEPTED;
}

int main(int argc, char **argv) {
    if (argc < 4) decide(JUDGE_FAILURE, "usage: checker INPUT OUTPUT ANSWER");
    long long n = 0;
    if (readInteger(openOurs(argv[1]), n) != Word::number || n < 1 || n > 100000) decide(JUDGE_FAILURE, "the input is broken");
    const char *reason = "";
    bool ours = false, theirs = false;
    if (judge(openOurs(argv[3]), n, ours, reason) != ACCEPTED) decide(JUDGE_FAILURE, "the answer is broken");
    std::FILE *output = std::fopen(argv[2], "rb");
    if (!output) decide(WRONG_ANSWER, "there is no output");
    int verdict = judge(output, n, theirs, reason);
    if (verdict != ACCEPTED) decide(verdict, reason);
    if (ours && !theirs) decide(WRONG_ANSWER, "there is a level arrangement");
    if (!ours && theirs) decide(JUDGE_FAILURE, "the answer says that there is none");
    decide(ACCEPTED, reason);
}
