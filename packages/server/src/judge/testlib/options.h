/* ---- options of generators: -name=value, --name=value, -name value, -n10, and -name alone for true */

namespace testlib_own {

struct Options {
  std::vector<std::string> arguments;
  std::map<std::string, std::string> named;
  std::set<std::string> used;
  bool isWatched = true;
};

inline Options &options() {
  static Options options;
  return options;
}

inline bool isName(const std::string &argument) {
  const std::size_t from = argument.compare(0, 2, "--") == 0 ? 2 : 1;
  return argument.size() > from && argument[0] == '-' && !std::isdigit(static_cast<unsigned char>(argument[from])) && argument[from] != '.';
}

inline void readOptions(int count, char *arguments[]) {
  Options &all = options();
  all = Options();
  all.arguments.assign(arguments, arguments + count);
  for (std::size_t at = 1; at < all.arguments.size(); at++) {
    const std::string &argument = all.arguments[at];
    if (!isName(argument)) continue;
    const bool isLong = argument[1] == '-';
    const std::string name = argument.substr(isLong ? 2 : 1);
    const std::size_t sign = name.find('=');
    if (sign != std::string::npos) all.named[name.substr(0, sign)] = name.substr(sign + 1);
    else if (!isLong && name.size() > 1 && std::isdigit(static_cast<unsigned char>(name[1]))) all.named[name.substr(0, 1)] = name.substr(1);
    else if (at + 1 < all.arguments.size() && !isName(all.arguments[at + 1])) all.named[name] = all.arguments[++at];
    else all.named[name] = "true";
  }
}

template <typename Value>
struct Parsed {
  static Value of(const std::string &name, const std::string &text) {
    static_assert(std::is_arithmetic<Value>::value, "An option is a number, a bool or a std::string");
    std::istringstream from(text);
    Value value{};
    if (!(from >> value) || from.get() != EOF) fail("Opts: value of " + name + " expected to be a number, but \"" + text + "\" found");
    return value;
  }
};

template <>
struct Parsed<std::string> {
  static std::string of(const std::string &, const std::string &text) { return text; }
};

template <>
struct Parsed<bool> {
  static bool of(const std::string &name, const std::string &text) {
    const std::string word = lowerCase(text);
    if (word != "true" && word != "false" && word != "1" && word != "0") fail("Opts: value of " + name + " expected to be a bool");
    return word == "true" || word == "1";
  }
};

/* A generator that asks for options by name has to ask for all of them. */
inline std::string unusedOption() {
  const Options &all = options();
  if (all.used.empty()) return "";
  for (const auto &each : all.named)
    if (!all.used.count(each.first)) return "Opts: unused key '" + compress(each.first) + "'";
  return "";
}

inline void checkOptionsAtExit() {
  const std::string complaint = testlibFinalizeGuard.quitCount || !options().isWatched ? "" : unusedOption();
  if (complaint.empty()) return;
  std::fprintf(stderr, "FAIL %s\n", complaint.c_str());
  std::fflush(nullptr);
  _exit(_fail);
}

}  // namespace testlib_own

inline bool has_opt(const std::string &name) {
  testlib_own::options().used.insert(name);
  return testlib_own::options().named.count(name) != 0;
}

template <typename Value>
Value opt(const std::string &name) {
  if (!has_opt(name)) testlib_own::fail("Opts: unknown key '" + compress(name) + "'");
  return testlib_own::Parsed<Value>::of("key '" + name + "'", testlib_own::options().named[name]);
}

template <typename Value>
Value opt(const std::string &name, const Value &otherwise) {
  return has_opt(name) ? opt<Value>(name) : otherwise;
}

/* @param index among all arguments; 0 is the program. */
template <typename Value>
Value opt(std::size_t index) {
  const std::vector<std::string> &arguments = testlib_own::options().arguments;
  if (index >= arguments.size()) testlib_own::fail("Opts: index " + vtos(index) + " is out of range");
  return testlib_own::Parsed<Value>::of("index " + vtos(index), arguments[index]);
}

template <typename Value>
Value opt(std::size_t index, const Value &otherwise) {
  return index < testlib_own::options().arguments.size() ? opt<Value>(index) : otherwise;
}

template <typename Value>
Value opt(int index) {
  return opt<Value>(static_cast<std::size_t>(index));
}

template <typename Value>
Value opt(int index, const Value &otherwise) {
  return opt<Value>(static_cast<std::size_t>(index), otherwise);
}

inline std::string opt(const std::string &name) { return opt<std::string>(name); }
inline std::string opt(int index) { return opt<std::string>(index); }

inline void suppressEnsureNoUnusedOpts() { testlib_own::options().isWatched = false; }
inline void ensureNoUnusedOpts() {
  const std::string complaint = testlib_own::unusedOption();
  if (!complaint.empty()) testlib_own::fail(complaint);
}
