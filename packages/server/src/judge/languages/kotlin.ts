import { jvmMachine, onJvm } from './jvm';
import { allowanceOf, compileLimits, type Language, plainEnvironment } from './language';

export const kotlin: Language = {
  name: 'Kotlin',
  description: 'Kotlin, OpenJDK',
  sourceFile: 'main.kt',
  tools: ['kotlinc', 'java'],
  packages: ['kotlin', 'default-jdk-headless'],
  versionCommand: ['kotlinc', '-version'],
  compile: {
    argv: ['kotlinc', '-nowarn', '-include-runtime', '-d', 'main.jar', 'main.kt'],
    env: {
      ...plainEnvironment,
      JAVA_OPTS: [...jvmMachine, '-XX:TieredStopAtLevel=1', '-Xmx512m', '-Xss16m', '-XX:-PrintWarnings'].join(' '),
    },
    limits: compileLimits(20_000, 1024),
    processes: 64,
    needsProc: true,
    artefact: { file: 'main.jar', isJar: true },
  },
  run: onJvm('-cp', '/app/main.jar', '{entry}'),
  allowance: allowanceOf('main.kt'),
  mimeType: 'text/x-kotlin',
  template: `fun main() {
    val (a, b) = readLine()!!.trim().split(" ").map { it.toInt() }
    println(a + b)
}
`,
  selfTest: `import kotlin.system.exitProcess

fun main() {
    val line = readLine()
    var turns = 0L
    while (line == "time") turns++
    val blocks = ArrayList<ByteArray>()
    while (line == "memory") blocks.add(ByteArray(1 shl 20))
    println(line)
    exitProcess(7)
}
`,
};
