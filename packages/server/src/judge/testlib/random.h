/* ---- random numbers: a linear congruential generator of 48 bits, the same on every machine */

namespace testlib_own {

template <typename Number>
Number crop(Number number, Number from, Number to) {
  return std::max(from, number >= to ? static_cast<Number>(to - 1) : number);
}

}  // namespace testlib_own

class random_t {
 public:
  /* Set by registerGen; 0 draws 62 bits where later versions draw 63. */
  static int version;

  random_t() : state(UINT64_C(3905348978240129619)) {}

  void setSeed(int count, char *arguments[]) {
    state = UINT64_C(3905348978240129619);
    for (int i = 1; i < count; i++) {
      for (const char *at = arguments[i]; *at; at++) state = state * multiplier + static_cast<unsigned int>(*at) + addend;
      state += multiplier / addend;
    }
    state &= mask;
  }

  void setSeed(long long seed) { state = (static_cast<std::uint64_t>(seed) ^ multiplier) & mask; }

  /* From 0, below the bound. */
  int next(int bound) {
    if (bound <= 0) testlib_own::fail("random_t::next(int n): n must be positive");
    if ((bound & -bound) == bound) return static_cast<int>((bound * nextBits(31)) >> 31);
    const long long limit = INT_MAX / bound * static_cast<long long>(bound);
    long long bits = nextBits(31);
    while (bits >= limit) bits = nextBits(31);
    return static_cast<int>(bits % bound);
  }

  long long next(long long bound) {
    if (bound <= 0) testlib_own::fail("random_t::next(long long n): n must be positive");
    const long long limit = LLONG_MAX / bound * bound;
    long long bits = nextBits(63);
    while (bits >= limit) bits = nextBits(63);
    return bits % bound;
  }

  unsigned int next(unsigned int bound) {
    if (bound >= INT_MAX) testlib_own::fail("random_t::next(unsigned int n): n must be less than INT_MAX");
    return static_cast<unsigned int>(next(static_cast<int>(bound)));
  }

  unsigned long long next(unsigned long long bound) {
    if (bound >= static_cast<unsigned long long>(LLONG_MAX))
      testlib_own::fail("random_t::next(unsigned long long n): n must be less than LLONG_MAX");
    return static_cast<unsigned long long>(next(static_cast<long long>(bound)));
  }

  long next(long bound) { return static_cast<long>(next(static_cast<long long>(bound))); }
  unsigned long next(unsigned long bound) { return static_cast<unsigned long>(next(static_cast<unsigned long long>(bound))); }

  /* From one bound to the other, both included. */
  int next(int from, int to) { return static_cast<int>(next(static_cast<long long>(to) - from + 1) + from); }
  unsigned int next(unsigned int from, unsigned int to) {
    return static_cast<unsigned int>(next(static_cast<long long>(to) - from + 1) + from);
  }
  long long next(long long from, long long to) { return next(to - from + 1) + from; }
  unsigned long long next(unsigned long long from, unsigned long long to) { return next(to - from + 1) + from; }
  long next(long from, long to) { return next(to - from + 1) + from; }
  unsigned long next(unsigned long from, unsigned long to) { return next(to - from + 1) + from; }

  /* From 0, below 1. */
  double next() {
    const long long high = nextBits(26) << 27, low = nextBits(27);
    return std::min(static_cast<double>(high + low) / static_cast<double>(1LL << 53), std::nextafter(1.0, 0.0));
  }
  double next(double bound) { return bound * next(); }
  double next(double from, double to) {
    if (from > to) testlib_own::fail("random_t::next(double from, double to): from can't exceed to");
    return next(to - from) + from;
  }

  std::string next(const std::string &text) { return pattern(text).next(*this); }
  __attribute__((format(printf, 2, 3))) std::string next(const char *text, ...) {
    TESTLIB_PRINT(text, made);
    return next(made);
  }

  template <typename Value>
  Value next(std::initializer_list<Value> values) {
    return any(values);
  }

  /* The greatest of 1 + type draws, or the least of 1 - type. */
  int wnext(int bound, int type) { return weighted<int>(bound, type); }
  long long wnext(long long bound, int type) { return weighted<long long>(bound, type); }
  unsigned int wnext(unsigned int bound, int type) { return static_cast<unsigned int>(wnext(static_cast<int>(bound), type)); }
  unsigned long long wnext(unsigned long long bound, int type) {
    return static_cast<unsigned long long>(wnext(static_cast<long long>(bound), type));
  }
  unsigned long wnext(unsigned long bound, int type) {
    return static_cast<unsigned long>(wnext(static_cast<long long>(bound), type));
  }
  long wnext(long bound, int type) { return static_cast<long>(wnext(static_cast<long long>(bound), type)); }
  double wnext(int type) {
    if (std::abs(type) >= mostDraws) return share(type);
    double chosen = next();
    for (int i = 0; i < type; i++) chosen = std::max(chosen, next());
    for (int i = 0; i < -type; i++) chosen = std::min(chosen, next());
    return chosen;
  }
  double wnext(double bound, int type) { return bound * wnext(type); }
  double wnext(double from, double to, int type) { return wnext(to - from, type) + from; }
  int wnext(int from, int to, int type) { return wnext(to - from + 1, type) + from; }
  long long wnext(long long from, long long to, int type) { return wnext(to - from + 1, type) + from; }
  long wnext(long from, long to, int type) { return wnext(to - from + 1, type) + from; }
  unsigned int wnext(unsigned int from, unsigned int to, int type) { return wnext(to - from + 1, type) + from; }
  unsigned long wnext(unsigned long from, unsigned long to, int type) { return wnext(to - from + 1, type) + from; }
  unsigned long long wnext(unsigned long long from, unsigned long long to, int type) { return wnext(to - from + 1, type) + from; }

  template <typename Container>
  typename Container::value_type any(const Container &container) {
    return *std::next(container.begin(), next(sizeOf(container)));
  }
  template <typename Iterator>
  typename std::iterator_traits<Iterator>::value_type any(Iterator from, Iterator to) {
    return *std::next(from, next(static_cast<int>(std::distance(from, to))));
  }
  template <typename Container>
  typename Container::value_type wany(const Container &container, int type) {
    return *std::next(container.begin(), wnext(sizeOf(container), type));
  }

  /* The numbers from the first on, shuffled. */
  template <typename Size, typename Number>
  std::vector<Number> perm(Size size, Number first) {
    if (size < 0) testlib_own::fail("random_t::perm(T size, E first = 0): size must non-negative");
    std::vector<Number> order(static_cast<std::size_t>(size));
    for (Number &number : order) number = first++;
    for (Size i = 1; i < size; i++) std::swap(order[static_cast<std::size_t>(i)], order[static_cast<std::size_t>(next(i + 1))]);
    return order;
  }
  template <typename Size>
  std::vector<Size> perm(Size size) {
    return perm(size, Size(0));
  }

  /* Different numbers from one bound to the other. */
  template <typename Number>
  std::vector<Number> distinct(int size, Number from, Number to) {
    std::vector<Number> chosen;
    if (size == 0) return chosen;
    if (size < 0 || from > to) testlib_own::fail("random_t::distinct: size must be non-negative, and from can't exceed to");
    const std::uint64_t many = static_cast<std::uint64_t>(to) - static_cast<std::uint64_t>(from) + 1;
    if (static_cast<std::uint64_t>(size) > many) testlib_own::fail("random_t::distinct: size must not exceed the number of values");
    double draws = 0;
    for (int i = 1; i <= size; i++) draws += static_cast<double>(many) / static_cast<double>(many - static_cast<std::uint64_t>(i) + 1);
    if (draws >= static_cast<double>(many)) {
      if (many > 1000000000) testlib_own::fail("random_t::distinct: too many values");
      chosen = perm(static_cast<int>(many), from);
      chosen.resize(static_cast<std::size_t>(size));
      return chosen;
    }
    std::set<Number> known;
    while (static_cast<int>(chosen.size()) < size) {
      const Number number = next(from, to);
      if (known.insert(number).second) chosen.push_back(number);
    }
    return chosen;
  }
  template <typename Number>
  std::vector<Number> distinct(int size, Number bound) {
    if (size == 0) return {};
    return distinct(size, Number(0), Number(bound - 1));
  }

  /* Parts of a sum, none below the least. */
  template <typename Number>
  std::vector<Number> partition(int size, Number sum, Number least = 1) {
    if (size < 0 || least * size > sum || (size == 0 && sum != 0)) testlib_own::fail("random_t::partition: no such parts");
    if (size == 0) return {};
    const Number spare = sum - least * size;
    std::vector<Number> walls = distinct(size - 1, Number(1), Number(spare + size - 1));
    std::sort(walls.begin(), walls.end());
    walls.push_back(spare + size);
    std::vector<Number> parts;
    Number before = 0;
    for (const Number wall : walls) {
      parts.push_back(wall - before - 1 + least);
      before = wall;
    }
    return parts;
  }

 private:
  static constexpr std::uint64_t multiplier = UINT64_C(0x5DEECE66D), addend = 0xB, mask = (UINT64_C(1) << 48) - 1;
  enum { mostDraws = 25 };
  std::uint64_t state;

  long long nextBits(int bits) {
    if (bits > 48) {
      const long long high = nextBits(31) << 32;
      return high ^ nextBits(version == 0 ? 31 : 32);
    }
    state = (state * multiplier + addend) & mask;
    return static_cast<long long>(state >> (48 - bits));
  }

  template <typename Container>
  static int sizeOf(const Container &container) {
    const int size = static_cast<int>(container.size());
    if (size <= 0) testlib_own::fail("random_t::any(const Container& c): c.size() must be positive");
    return size;
  }

  double share(int type) { return type > 0 ? std::pow(next(), 1.0 / (type + 1)) : 1 - std::pow(next(), 1.0 / (1 - type)); }

  template <typename Number>
  Number weighted(Number bound, int type) {
    if (bound <= 0) testlib_own::fail("random_t::wnext(int n, int type): n must be positive");
    if (std::abs(type) >= mostDraws) return testlib_own::crop(static_cast<Number>(static_cast<double>(bound) * share(type)), Number(0), bound);
    Number chosen = next(bound);
    for (int i = 0; i < type; i++) chosen = std::max(chosen, next(bound));
    for (int i = 0; i < -type; i++) chosen = std::min(chosen, next(bound));
    return chosen;
  }
};

int random_t::version = -1;
random_t rnd;

inline std::string pattern::next(random_t &random) const {
  if (most == INT_MAX) refuse("without a bound nothing can be made of it");
  std::string text;
  if (most > 0)
    for (int left = random.next(most - least + 1) + least; left > 0; left--)
      text += symbols[static_cast<std::size_t>(random.next(static_cast<int>(symbols.size())))];
  return ways.empty() ? text : text + ways[static_cast<std::size_t>(random.next(static_cast<int>(ways.size())))].next(random);
}

/* As std::shuffle would, with rnd. */
template <typename Iterator>
void shuffle(Iterator from, Iterator to) {
  if (from == to) return;
  for (Iterator at = std::next(from); at != to; ++at) std::iter_swap(at, from + rnd.next(static_cast<int>(at - from) + 1));
}
