#include "testlib.h"

int main(int argc, char *argv[]) {
  registerLemonChecker(argc, argv);
  const int fullScore = std::atoi(argv[4]);
  if (fullScore != perfectScore) quitf(_fail, "%d points, or %g", fullScore, perfectScore);
  const int most = inf.readInt(), best = ans.readInt(), found = ouf.readInt(0, most);
  if (found == best) quitf(_ok, "the best");
  if (found == 0) quitf(_wa, "nothing of %d", best);
  quitp(0.1 * fullScore * found, "%d of %d", found, best);
}
