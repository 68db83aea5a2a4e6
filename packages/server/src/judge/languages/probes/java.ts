import { java } from '../java';
import { type LanguageProbes } from './probe';

const fast = String.raw`import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        long sum = 0;
        while (in.nextToken() != StreamTokenizer.TT_EOF) sum += (long) in.nval;
        System.out.println(sum);
    }
}
`;

const tasks = String.raw`import java.io.*;
import java.math.BigInteger;
import java.nio.file.*;
import java.util.Scanner;

public class Main {
    static long deep(long n) {
        return n == 0 ? 0 : deep(n - 1) + 1;
    }

    public static void main(String[] args) throws IOException {
        Scanner in = new Scanner(System.in);
        switch (in.next()) {
            case "slow":
                long sum = 0;
                while (in.hasNextLong()) sum += in.nextLong();
                System.out.println(sum);
                break;
            case "deep":
                System.out.println(deep(in.nextLong()));
                break;
            case "big":
                System.out.println(BigInteger.valueOf(2).pow(200));
                break;
            case "float":
                System.out.printf("%.12f%n", Math.sqrt(in.nextDouble()) + in.nextDouble());
                break;
            case "files":
                Scanner file = new Scanner(Path.of("/dev/stdin"));
                file.next();
                try (PrintWriter out = new PrintWriter("/dev/stdout")) {
                    out.println(file.nextLong() + file.nextLong());
                }
                break;
            case "exception":
                throw new IllegalStateException("unexpected");
            case "exit":
                System.exit(in.nextInt());
            case "text":
                System.out.println("你好，" + in.next());
        }
    }
}
`;

export const javaProbes: LanguageProbes = {
  languages: [java.name],
  fast,
  tasks,
  exceptionEnds: 'exit code 1',
  exitCode: 4,
  notes: {
    exit: 'The machine itself exits with 3 when its memory is used up, so System.exit(3) is judged as a memory limit exceeded. Code 4 was tried.',
  },
};
