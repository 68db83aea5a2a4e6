// Rows of characters: reads symbol by symbol.
#include "testlib.h"
using namespace std;

int main(int argc, char *argv[]) {
    registerTestlibCmd(argc, argv);
    int rows = 0;
    size_t width = 0;
    while (!ouf.eof()) {
        size_t symbols = 0;
        while (!ouf.eoln()) {
            char symbol = ouf.readChar();
            if (symbol != '.' && symbol != '#') quitf(_pe, "symbol '%c' in row %d", symbol, rows + 1);
            symbols++;
        }
        if (rows > 0 && symbols != width) quitf(_wa, "row %d has %d symbols", rows + 1, (int)symbols);
        width = symbols;
        rows++;
    }
    int expected = inf.readInt();
    if (rows != expected) expectedButFound(_wa, expected, rows, "rows");
    quitf(_ok, "%d rows", rows);
}
