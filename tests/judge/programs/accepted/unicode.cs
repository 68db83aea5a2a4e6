using System;

class Program {
    static void Main() {
        string[] wörter = Console.ReadLine().Split(' ');
        Console.WriteLine("你好，世界 " + (int.Parse(wörter[0]) + int.Parse(wörter[1])));
    }
}
