fun main() {
    val (a, b) = readLine()!!.split(" ").map { it.toLong() }
    check(a == b) { "no" }
}
