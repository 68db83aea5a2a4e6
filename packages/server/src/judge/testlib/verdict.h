/* ---- verdicts: the program says one and ends */

TTestlibMode testlibMode = _unknown;
InStream inf, ouf, ans;
std::fstream tout;

namespace testlib_own {

/* Where else the verdict is to be written, if anywhere. */
inline std::string &reportPath() {
  static std::string path;
  return path;
}

inline std::string openingOf(TResult result) {
  if (result >= _partially) return format("partially correct (%d) ", result - _partially);
  switch (result) {
    case _ok: return "ok ";
    case _wa: return "wrong answer ";
    case _pe:
    case _dirt: return "wrong output format ";
    case _points: return "points ";
    case _unexpected_eof: return "unexpected eof ";
    default: return "FAIL ";
  }
}

/* Elsewhere a percentage is the exit code itself, and 1, 3 or 43 then mean two things. */
const int partialExitBase = 120;

inline int exitCodeOf(TResult result) {
  if (result >= _partially) return partialExitBase + std::min(result - _partially, 100);
  return result == _points ? 7 : result;
}

inline bool isSuccess(TResult result) { return result == _ok || result == _points || result >= _partially; }

}  // namespace testlib_own

/* Sees that a program ends as its kind must, unless it is not alive. */
struct TestlibFinalizeGuard {
  static bool alive;
  int quitCount = 0, readEofCount = 0;
  ~TestlibFinalizeGuard();
};

bool TestlibFinalizeGuard::alive = true;
TestlibFinalizeGuard testlibFinalizeGuard;

namespace testlib_own {

/*
 * A judge reads the verdict at the beginning of what was written, so nothing may stand there that the program has shown before, perhaps in
 * the words of the one who is judged. The judge's own file has no name; what is written for anybody else stays.
 */
inline void beginAnew() {
  struct stat file;
  std::fflush(stderr);
  if (fstat(STDERR_FILENO, &file) || !S_ISREG(file.st_mode) || file.st_nlink) return;
  if (ftruncate(STDERR_FILENO, 0) == 0) lseek(STDERR_FILENO, 0, SEEK_SET);
}

[[noreturn]] inline void conclude(TResult result, const std::string &message) {
  testlibFinalizeGuard.quitCount++;
  signal(SIGPIPE, SIG_IGN); /* whoever no longer listens to what is still to be written changes nothing now */
  const std::string line = openingOf(result) + message + "\n";
  if (!reportPath().empty()) std::ofstream(reportPath()) << line;
  beginAnew();
  std::fputs(line.c_str(), stderr);
  inf.close(), ouf.close(), ans.close();
  if (tout.is_open()) tout.close();
  std::exit(exitCodeOf(result));
}

[[noreturn]] inline void fail(const std::string &message) { conclude(_fail, message); }

}  // namespace testlib_own

inline TestlibFinalizeGuard::~TestlibFinalizeGuard() {
  const char *forgotten = nullptr;
  if (quitCount || !alive) return;
  if (testlibMode == _checker) forgotten = "Checker must end with quit or quitf call.";
  if (testlibMode == _interactor) forgotten = "Interactor must end with quit or quitf call.";
  if (testlibMode == _validator && !readEofCount) forgotten = "Validator must end with readEof call.";
  if (!forgotten) return;
  std::fprintf(stderr, "FAIL %s\n", forgotten);
  std::fflush(nullptr);
  _exit(_fail);
}

inline void disableFinalizeGuard() { TestlibFinalizeGuard::alive = false; }

/* What is wrong with the input or the answer is no fault of the one who is judged. */
inline void InStream::quit(TResult result, const char *message) {
  std::string text = trim(message);
  if (text.size() > maxMessageLength) text = text.substr(0, maxMessageLength) + "...";
  if (result == _unexpected_eof) result = _pe;
  if (mode != _output && result != _fail) {
    const bool located = mode == _input && testlibMode == _validator && lastLine != -1;
    testlib_own::fail(text + " (" + (testCase ? placeOf(testCase) + ", " : "") + name + (located ? ", line " + vtos(lastLine) : "") + ")");
  }
  if (testCase) text += " (" + placeOf(testCase) + ")";
  if (testlib_own::isSuccess(result) && testlibMode == _checker && ouf.opened && !ouf.seekEof())
    testlib_own::conclude(_pe, "Extra information in the output file");
  testlib_own::conclude(result, text);
}

/* From here on messages name this test case of a test that has several. */
inline void setTestCase(int testCase) {
  for (InStream *stream : { &inf, &ouf, &ans }) stream->setTestCase(testCase);
}
inline void unsetTestCase() {
  for (InStream *stream : { &inf, &ouf, &ans }) stream->unsetTestCase();
}

[[noreturn]] inline void quit(TResult result, const std::string &message) { ouf.quit(result, message); }
[[noreturn]] inline void quit(TResult result, const char *message) { ouf.quit(result, message); }

[[noreturn]] __attribute__((format(printf, 2, 3))) inline void quitf(TResult result, const char *message, ...) {
  TESTLIB_PRINT(message, text);
  quit(result, text);
}

__attribute__((format(printf, 3, 4))) inline void quitif(bool condition, TResult result, const char *message, ...) {
  TESTLIB_PRINT(message, text);
  if (condition) quit(result, text);
}

[[noreturn]] inline void quitp(double points, const std::string &message = "") {
  if (!std::isfinite(points) || points > 1e6) testlib_own::fail("Points must be a finite number of at most 1000000.");
  quit(_points, removeDoubleTrailingZeroes(format("%.10f", points)) + " " + message);
}

template <typename Points, typename... Values>
[[noreturn]] void quitp(Points points, const char *message, Values... values) {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-security"
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  quitp(static_cast<double>(points), format(message, values...));
#pragma GCC diagnostic pop
}

[[noreturn]] inline void quitpi(const std::string &info, const std::string &message = "") {
  if (info.empty() || info.find(' ') != std::string::npos) testlib_own::fail("Parameter points_info must be a word.");
  quit(_points, "points_info=" + info + " " + message);
}

inline void __testlib_ensure(bool condition, const std::string &message) {
  if (!condition) quit(_fail, message);
}

#define ensure(condition) __testlib_ensure((condition), "Condition failed: \"" #condition "\"")
#define ensure_ext(condition) __testlib_ensure((condition), "Line " + vtos(__LINE__) + ": Condition failed: \"" #condition "\"")

__attribute__((format(printf, 2, 3))) inline void ensuref(bool condition, const char *message, ...) {
  TESTLIB_PRINT(message, text);
  if (!condition) quit(_fail, text);
}

