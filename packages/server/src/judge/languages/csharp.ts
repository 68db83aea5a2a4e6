import { ofMono } from './exceptions';
import { allowanceOf, compileLimits, type Language, plainRun } from './language';

export const csharp: Language = {
  name: 'C#',
  description: 'Mono',
  sourceFile: 'main.cs',
  tools: ['mcs', 'mono'],
  packages: ['mono-mcs', 'mono-runtime'],
  settings: ['/etc/mono'],
  versionCommand: ['mcs', '--version'],
  compile: {
    argv: ['mcs', '-optimize+', '-warn:0', '-define:ONLINE_JUDGE', '-r:System.Numerics', '-out:main.exe', 'main.cs'],
    limits: compileLimits(10_000, 512),
    processes: 32,
    needsProc: true,
    artefact: { file: 'main.exe' },
  },
  run: { ...plainRun, argv: ['mono', '/app/main.exe'], needsProc: true, reservesMemory: true, overheadMb: 32, uncaught: ofMono },
  allowance: allowanceOf('main.cs'),
  mimeType: 'text/x-csharp',
  template: `using System;

class Program {
    static void Main() {
        string[] words = Console.ReadLine().Split(' ');
        Console.WriteLine(int.Parse(words[0]) + int.Parse(words[1]));
    }
}
`,
  selfTest: `using System;
using System.Collections.Generic;

class Program {
    static volatile int turns;

    static int Main() {
        string line = Console.ReadLine();
        var blocks = new List<byte[]>();
        while (line == "time") turns++;
        while (line == "memory") {
            var block = new byte[1 << 20];
            for (int i = 0; i < block.Length; i += 512) block[i] = 1;
            blocks.Add(block);
        }
        Console.WriteLine(line);
        return 7;
    }
}
`,
};
