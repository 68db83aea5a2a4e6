import { jvmMachine, onJvm } from './jvm';
import { allowanceOf, compileLimits, type Language } from './language';

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

const selfTest = `import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    static volatile int turns;

    public static void main(String[] args) {
        List<byte[]> blocks = new ArrayList<>();
        String line = new Scanner(System.in).nextLine();
        while (line.equals("time")) turns++;
        while (line.equals("memory")) blocks.add(new byte[1 << 20]);
        System.out.println(line);
        System.exit(7);
    }
}
`;

/** Uses what programs use, so that the compiler's classes for it are in the archive. */
const rehearsal = `import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Main {
    enum Colour { RED, GREEN }

    interface Shape<T extends Comparable<T>> {
        T size();
    }

    static class Square implements Shape<Long>, Comparable<Square> {
        private final long side;

        Square(long side) {
            this.side = side;
        }

        @Override
        public Long size() {
            return side * side;
        }

        @Override
        public int compareTo(Square other) {
            return Long.compare(side, other.side);
        }
    }

    static int[][] grid = new int[4][5];

    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer words = new StringTokenizer(Optional.ofNullable(reader.readLine()).orElse("1 2"));
        Map<Colour, List<Square>> squares = new TreeMap<>();
        for (int i = 0; words.hasMoreTokens(); i++) {
            long side = Long.parseLong(words.nextToken());
            squares.computeIfAbsent(Colour.values()[i % 2], colour -> new ArrayList<>()).add(new Square(side));
        }
        BiFunction<Long, Long, Long> sum = (a, b) -> a + b;
        try (PrintWriter out = new PrintWriter(System.out)) {
            for (Map.Entry<Colour, List<Square>> entry : squares.entrySet()) {
                Collections.sort(entry.getValue());
                out.println(entry.getKey() + " " + entry.getValue().stream().map(Square::size).reduce(0L, sum::apply));
            }
            switch (grid.length) {
                case 4: out.printf("%d %s%n", grid[0].length, IntStream.range(0, 3).boxed().collect(Collectors.toList())); break;
                default: throw new IllegalStateException("no");
            }
        }
    }
}
`;

const compilerMachine = [...jvmMachine, '-XX:TieredStopAtLevel=1', '-Xmx320m'].map(flag => `-J${flag}`);
const compiler = ['javac', ...compilerMachine, '-encoding', 'UTF-8', '-nowarn', '-proc:none', '-implicit:none'];
const archive = 'javac.jsa';

/** The compiler wants a public class in a file of its name, and says so when the guess was wrong. */
const publicClass =
  /^[ \t]*public\s+(?:(?:final|abstract|sealed|non-sealed|strictfp)\s+)*(?:class|interface|enum|record)\s+([\p{L}\p{N}_$]{1,200})/mu;
const misplaced = /(?:class|interface|enum|record) ([\p{L}\p{N}_$]{1,200}) is public, should be declared in a file named/u;

/** Bytes that the name of a file may have. */
const MOST_NAME = 255;

/** Where a public class belongs; undefined when no file can be called so, of which the compiler has words of its own. */
const fileOf = (name: string | undefined) =>
  name !== undefined && Buffer.byteLength(`${name}.class`) <= MOST_NAME ? `${name}.java` : undefined;

export const java: Language = {
  name: 'Java',
  description: 'OpenJDK',
  sourceFile: 'Main.java',
  tools: ['javac', 'java'],
  packages: ['default-jdk-headless'],
  versionCommand: ['javac', '-version'],
  compile: {
    argv: [...compiler, '{source}'],
    limits: compileLimits(10_000, 512),
    processes: 64,
    needsProc: true,
    artefact: { classes: '.class' },
    fileNameOf: source => fileOf(publicClass.exec(source)?.[1]) ?? 'Main.java',
    retry: ({ words }) => {
      const sourceFile = fileOf(misplaced.exec(words)?.[1]);
      return sourceFile === undefined ? undefined : { sourceFile };
    },
    pch: {
      rank: 5,
      argv: [...compiler, `-J-XX:ArchiveClassesAtExit=${archive}`, 'Main.java'],
      files: { 'Main.java': rehearsal },
      artefact: { file: archive, place: archive },
      use: [`-J-XX:SharedArchiveFile=/app/${archive}`],
    },
  },
  run: onJvm('-cp', '/app', '{entry}'),
  allowance: allowanceOf('Main.java'),
  mimeType: 'text/x-java',
  template,
  selfTest,
};
