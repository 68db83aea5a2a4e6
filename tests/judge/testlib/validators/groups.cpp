#include "testlib.h"

int main(int argc, char *argv[]) {
    registerValidation(argc, argv);
    validator.addFeature("even");
    int most = validator.group() == "small" ? 10 : validator.testset() == "huge" ? 1000000000 : 1000;
    if (inf.readInt(1, most, "n") % 2 == 0) validator.feature("even");
    inf.readEoln();
    inf.readEof();
}
