fun depth(n: Long): Long = if (n == 0L) 0 else depth(n - 1) + 1

fun main() {
    val (a, b) = readLine()!!.split(" ").map { it.toLong() }
    println(if (depth(100_000) == 100_000L) a + b else -1)
}
