#include "accuracy/measured.h"

int main(void) {
    for (;;) sleep(100);
}
