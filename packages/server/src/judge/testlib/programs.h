/* ---- kinds of programs */

/* What a validator or a checker was told about its test. Features and bounds are heard and not kept. */
class TestDescription {
 public:
  std::string testset() const { return testsetName; }
  std::string group() const { return groupName; }
  std::string testOverviewLogFileName() const { return ""; }
  void setTestset(const std::string &name) { testsetName = name; }
  void setGroup(const std::string &name) { groupName = name; }
  void addFeature(const std::string &feature) {
    if (!features.insert(feature).second) testlib_own::fail("Feature " + feature + " registered twice.");
  }
  void feature(const std::string &feature) {
    if (!features.count(feature)) testlib_own::fail("Feature " + feature + " didn't registered via addFeature(feature).");
  }

  /* Takes `--testset x` and `--group x` out, and every other option with its value; answers what is left. */
  std::vector<std::string> readArguments(int count, char *arguments[]) {
    std::vector<std::string> plain;
    for (int i = 0; i < count; i++) {
      const std::string argument = arguments[i];
      if (argument.compare(0, 2, "--") != 0) {
        plain.push_back(argument);
        continue;
      }
      if (i + 1 == count) testlib_own::fail("The option " + argument + " needs a value.");
      const std::string value = arguments[++i];
      if (argument == "--testset") setTestset(value);
      if (argument == "--group") setGroup(value);
    }
    return plain;
  }

 private:
  std::string testsetName, groupName;
  std::set<std::string> features;
};

typedef TestDescription Validator;
typedef TestDescription Checker;

Validator validator;
Checker checker;

inline void __attribute__((format(printf, 1, 2))) setName(const char *pattern, ...) { (void)pattern; }

namespace testlib_own {

inline void openChecker(const std::vector<std::string> &arguments) {
  if (arguments.size() < 4) fail("Program must be run with the following arguments: <input-file> <output-file> <answer-file> [<report-file>]");
  testlibMode = _checker;
  if (arguments.size() > 4) reportPath() = arguments[4];
  inf.init(arguments[1], _input);
  ouf.init(arguments[2], _output);
  ans.init(arguments[3], _answer);
}

}  // namespace testlib_own

inline void registerTestlibCmd(int count, char *arguments[]) { testlib_own::openChecker(checker.readArguments(count, arguments)); }

inline void registerTestlib(int count, ...) {
  std::vector<std::string> arguments(1);
  va_list given;
  va_start(given, count);
  for (int i = 0; i < count; i++) arguments.push_back(va_arg(given, const char *));
  va_end(given);
  testlib_own::openChecker(arguments);
}

/* What the points of a checker that was written for Lemon are out of. */
double perfectScore = 100;

/*
 * Lemon names input, output, answer, the full score, and two files for its own use. A judge that names the first three gives 100 points,
 * and says so where such a checker looks for it.
 */
inline void registerLemonChecker(int count, char *arguments[]) {
  static char hundred[] = "100";
  std::vector<std::string> plain = checker.readArguments(count, arguments);
  if (count == 4) arguments[count] = hundred;
  if (plain.size() > 4) perfectScore = std::atof(plain[4].c_str()), plain.resize(4);
  testlib_own::openChecker(plain);
}

inline void registerInteraction(int count, char *arguments[]) {
  const std::vector<std::string> plain = checker.readArguments(count, arguments);
  if (plain.size() < 3)
    testlib_own::fail("Program must be run with the following arguments: <input-file> <output-file> [<answer-file> [<report-file>]]");
  testlibMode = _interactor;
  if (plain.size() > 4) testlib_own::reportPath() = plain[4];
  inf.init(plain[1], _input);
  tout.open(plain[2].c_str(), std::ios_base::out);
  if (!tout.is_open()) testlib_own::fail("Can not write to the test-output-file '" + plain[2] + "'");
  ouf.init(stdin, _output);
  if (plain.size() > 3) ans.init(plain[3], _answer);
  else ans.name = "unopened answer stream";
}

enum TestResultVerdict {
  SKIPPED,
  OK,
  WRONG_ANSWER,
  RUNTIME_ERROR,
  TIME_LIMIT_EXCEEDED,
  IDLENESS_LIMIT_EXCEEDED,
  MEMORY_LIMIT_EXCEEDED,
  COMPILATION_ERROR,
  CRASHED,
  FAILED
};

/* What a scorer is told about one test. */
struct TestResult {
  std::size_t testIndex = 0;
  std::string testset, group;
  TestResultVerdict verdict = SKIPPED;
  double points = 0;
  long long timeConsumed = 0, memoryConsumed = 0;
  std::string input, output, answer;
  int exitCode = 0;
  std::string checkerComment;
};

namespace testlib_own {

inline TestResultVerdict verdictNamed(const std::string &name) {
  static const char *const names[] = {"SKIPPED",        "OK",      "WRONG_ANSWER", "RUNTIME_ERROR", "TIME_LIMIT_EXCEEDED",
                                      "IDLENESS_LIMIT_EXCEEDED", "MEMORY_LIMIT_EXCEEDED", "COMPILATION_ERROR", "CRASHED", "FAILED"};
  for (int verdict = SKIPPED; verdict <= FAILED; verdict++)
    if (name == names[verdict]) return static_cast<TestResultVerdict>(verdict);
  fail("There is no verdict " + compress(name));
}

/* index;testset;group;VERDICT;points;ms;bytes;input;output;answer;exit code;comment */
inline TestResult testResultOf(const std::string &line) {
  const std::vector<std::string> fields = split(line, ';');
  if (fields.size() < 12) fail("Expected the 12 fields of a test result, but \"" + compress(line) + "\" found");
  TestResult result;
  result.testIndex = static_cast<std::size_t>(std::strtoull(fields[0].c_str(), nullptr, 10));
  result.testset = fields[1], result.group = fields[2], result.verdict = verdictNamed(fields[3]);
  result.points = std::strtod(fields[4].c_str(), nullptr);
  result.timeConsumed = std::strtoll(fields[5].c_str(), nullptr, 10), result.memoryConsumed = std::strtoll(fields[6].c_str(), nullptr, 10);
  result.input = fields[7], result.output = fields[8], result.answer = fields[9];
  result.exitCode = std::atoi(fields[10].c_str());
  result.checkerComment = join(fields.begin() + 11, fields.end(), ";");
  return result;
}

}  // namespace testlib_own

/* Reads the results of all tests, a line each, and prints what the function makes of them. */
inline void registerScorer(int, char *[], const std::function<double(std::vector<TestResult>)> &scorer) {
  testlibMode = _scorer;
  inf.init(stdin, _input);
  std::vector<TestResult> results;
  while (!inf.seekEof()) results.push_back(testlib_own::testResultOf(inf.readLine()));
  std::printf("%.3f\n", scorer(results));
}

inline void registerValidation() {
  testlibMode = _validator;
  inf.init(stdin, _input);
  inf.strict = true;
}

inline void registerValidation(int count, char *arguments[]) {
  validator.readArguments(count, arguments);
  registerValidation();
}

inline void registerGen(int count, char *arguments[], int randomGeneratorVersion) {
  if (randomGeneratorVersion < 0 || randomGeneratorVersion > 1) testlib_own::fail("Random generator version is expected to be 0 or 1.");
  random_t::version = randomGeneratorVersion;
  testlibMode = _generator;
  testlib_own::options(); /* made before the exit is prepared, gone after it */
  testlib_own::readOptions(count, arguments);
  std::atexit(testlib_own::checkOptionsAtExit);
  rnd.setSeed(count, arguments);
}

inline void registerGen(int count, char *arguments[]) { registerGen(count, arguments, 0); }

/* From here on standard output is the file of this test. */
inline void startTest(int test) {
  if (!std::freopen(vtos(test).c_str(), "wt", stdout)) testlib_own::fail("Unable to write file '" + vtos(test) + "'");
}
