import { kotlin } from '../kotlin';
import { type LanguageProbes } from './probe';

const fast = `import java.io.*

fun main() {
    val input = StreamTokenizer(BufferedReader(InputStreamReader(System.\`in\`)))
    var sum = 0L
    while (input.nextToken() != StreamTokenizer.TT_EOF) sum += input.nval.toLong()
    println(sum)
}
`;

const tasks = String.raw`import java.io.File
import java.math.BigInteger
import kotlin.system.exitProcess

fun deep(n: Long): Long = if (n == 0L) 0 else deep(n - 1) + 1

fun main() {
    val words = readLine()!!.split(" ")
    when (words[0]) {
        "slow" -> {
            var sum = 0L
            while (true) sum += (readLine() ?: break).toLong()
            println(sum)
        }
        "deep" -> println(deep(words[1].toLong()))
        "big" -> println(BigInteger.valueOf(2).pow(200))
        "float" -> println("%.12f".format(Math.sqrt(words[1].toDouble()) + words[2].toDouble()))
        "files" -> {
            val (_, a, b) = File("/dev/stdin").readText().trim().split(" ")
            val sum = a.toLong() + b.toLong()
            File("/dev/stdout").writeText(sum.toString() + "\n")
        }
        "exception" -> throw IllegalStateException("unexpected")
        "exit" -> exitProcess(words[1].toInt())
        "text" -> println("你好，" + words[1])
    }
}
`;

export const kotlinProbes: LanguageProbes = {
  languages: [kotlin.name],
  fast,
  tasks,
  exceptionEnds: 'exit code 1',
  exitCode: 4,
  notes: {
    exit: 'The machine itself exits with 3 when its memory is used up, so exitProcess(3) is judged as a memory limit exceeded. Code 4 was tried.',
  },
};
