import kotlin.concurrent.thread

val lock = Any()

fun main() {
    val (a, b) = readLine()!!.split(" ").map { it.toLong() }
    var sum = 0L
    val workers = listOf(a, b).map { number -> thread { synchronized(lock) { sum += number } } }
    workers.forEach { it.join() }
    println(sum)
}
