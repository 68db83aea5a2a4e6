// J7: errors without end
// Deserves: compileError
template <int n>
struct Loud {
    static_assert(n < 0, "0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789");
    Loud<n - 1> next;
};
Loud<800> loud;

int main() {}
