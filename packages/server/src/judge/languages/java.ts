import { allowanceOf, type Language, plainEnvironment } from './language';

const template = `import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        System.out.println(a + b);
    }
}
`;

const selfTest = `import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        System.out.println(new Scanner(System.in).nextLine());
        System.exit(7);
    }
}
`;

/** One collector thread, one processor: CPU time is the program's own, and equal on every machine. */
const machine = ['-XX:+UseSerialGC', '-XX:ActiveProcessorCount=1', '-XX:-UsePerfData', '-Xshare:auto'] as const;
const compilerMachine = [...machine, '-XX:TieredStopAtLevel=1', '-Xmx320m'].map(flag => `-J${flag}`);

export const java: Language = {
  name: 'Java',
  description: 'OpenJDK; the class is Main, without a package',
  sourceFile: 'Main.java',
  tools: ['javac', 'java'],
  packages: ['default-jdk-headless'],
  versionCommand: ['javac', '-version'],
  compile: {
    argv: ['javac', ...compilerMachine, '-encoding', 'UTF-8', '-nowarn', '-proc:none', '-implicit:none', 'Main.java'],
    limits: { cpuMs: 10_000, wallMs: 20_000, memoryMb: 512 },
    processes: 64,
    needsProc: true,
    artefact: { ending: '.class' },
  },
  run: {
    argv: [
      'java',
      ...machine,
      '-Xmx{memoryMb}m',
      '-Xss{stackMb}m',
      // Exit code 3, also when the program would have caught it.
      '-XX:+ExitOnOutOfMemoryError',
      '-Dfile.encoding=UTF-8',
      '-Djava.awt.headless=true',
      '-cp',
      '/app',
      'Main',
    ],
    env: plainEnvironment,
    needsProc: true,
    processes: 128,
    reservesMemory: true,
    overheadMb: 128,
    outOfMemoryCode: 3,
  },
  allowance: allowanceOf('Main.java'),
  editorMode: 'java',
  template,
  selfTest,
};
