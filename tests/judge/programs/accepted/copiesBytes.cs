using System;

class Program {
    static void Main() {
        using (var output = Console.OpenStandardOutput()) Console.OpenStandardInput().CopyTo(output);
    }
}
