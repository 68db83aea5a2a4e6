using System;
using System.Collections.Generic;

class Program {
    static volatile int turns;

    static int Main() {
        string[] words = Console.ReadLine().Split(' ');
        long a = long.Parse(words[0]), b = long.Parse(words[1]);
        while (turns >= 0) turns = (turns + 1) % 1000;
        return 0;
    }
}
