// J7: templates that grow exponentially
// Deserves: compileError
template <int depth, typename Left>
struct Tree {
    Tree<depth - 1, Tree<depth, Left>> left;
    Tree<depth - 1, Left*> right;
};
template <typename Left>
struct Tree<0, Left> {};
Tree<40, int> tree;

int main() {}
