using System;

class Program {
    static long Depth(long n) {
        return n == 0 ? 0 : Depth(n - 1) + 1;
    }

    static void Main() {
        string[] words = Console.ReadLine().Split(' ');
        Console.WriteLine(Depth(200000) == 200000 ? int.Parse(words[0]) + int.Parse(words[1]) : -1);
    }
}
