using System;
using System.Collections.Generic;

class Program {
    static int Main() {
        string[] words = Console.ReadLine().Split(' ');
        long a = long.Parse(words[0]), b = long.Parse(words[1]);
        Console.WriteLine(a + );
        return 0;
    }
}
