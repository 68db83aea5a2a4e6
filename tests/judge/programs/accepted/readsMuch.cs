using System;

class Program {
    static void Main() {
        long sum = 0;
        for (int n = int.Parse(Console.ReadLine()); n > 0; n--) sum += long.Parse(Console.ReadLine());
        Console.WriteLine(sum);
    }
}
