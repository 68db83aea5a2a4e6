using System;

class Program {
    static void Main() {
        Console.WriteLine(Console.ReadLine().Length);
    }
}
