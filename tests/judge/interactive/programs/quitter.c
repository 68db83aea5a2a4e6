// Ends badly before it has said anything.
int main(void) { return 3; }
