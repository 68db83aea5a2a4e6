#include "testlib.h"

int main(int argc, char *argv[]) {
    registerValidation(argc, argv);
    inf.readToken("[A-Z][a-z]{0,8}", "name");
    inf.readSpace();
    inf.readStrictDouble(0, 1, 1, 3, "share");
    inf.readEoln();
    inf.readLine("[a-z\\ ]+[.!?]", "sentence");
    inf.readEof();
}
