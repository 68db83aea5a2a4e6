using System;
using System.Linq;
using System.Threading.Tasks;

class Program {
    static void Main() {
        var tasks = Console.ReadLine().Split(' ').Select(word => Task.Run(() => int.Parse(word))).ToArray();
        Console.WriteLine(tasks.Sum(task => task.Result));
    }
}
