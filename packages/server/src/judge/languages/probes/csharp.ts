import { csharp } from '../csharp';
import { type LanguageProbes } from './probe';

const fast = String.raw`using System;
using System.IO;

class Program {
    static void Main() {
        string text = new StreamReader(Console.OpenStandardInput()).ReadToEnd();
        long sum = 0;
        foreach (string word in text.Split((char[])null, StringSplitOptions.RemoveEmptyEntries)) sum += long.Parse(word);
        Console.WriteLine(sum);
    }
}
`;

const tasks = String.raw`using System;
using System.IO;
using System.Numerics;

class Program {
    static long Deep(long n) {
        return n == 0 ? 0 : Deep(n - 1) + 1;
    }

    static void Main() {
        string[] words = Console.ReadLine().Split(' ');
        switch (words[0]) {
            case "slow":
                long sum = 0;
                for (string line; (line = Console.ReadLine()) != null;) sum += long.Parse(line);
                Console.WriteLine(sum);
                break;
            case "deep":
                Console.WriteLine(Deep(long.Parse(words[1])));
                break;
            case "big":
                Console.WriteLine(BigInteger.Pow(2, 200));
                break;
            case "float":
                Console.WriteLine((Math.Sqrt(double.Parse(words[1])) + double.Parse(words[2])).ToString("F12"));
                break;
            case "files":
                string[] numbers = File.ReadAllText("/dev/stdin").Trim().Split(' ');
                File.WriteAllText("/dev/stdout", (long.Parse(numbers[1]) + long.Parse(numbers[2])) + "\n");
                break;
            case "exception":
                throw new InvalidOperationException("unexpected");
            case "exit":
                Environment.Exit(int.Parse(words[1]));
                break;
            case "text":
                Console.WriteLine("你好，" + words[1]);
                break;
        }
    }
}
`;

export const csharpProbes: LanguageProbes = { languages: [csharp.name], fast, tasks, exceptionEnds: 'exit code 1' };
