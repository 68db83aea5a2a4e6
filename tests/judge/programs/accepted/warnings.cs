using System;

class Program {
    static int neverUsed;

    static void Main() {
        int unused = 7;
        string[] words = Console.ReadLine().Split(' ');
        Console.WriteLine(int.Parse(words[0]) + int.Parse(words[1]));
        return;
        Console.WriteLine("never");
    }
}
