fun main() {
    val unused = 7
    val (a, b) = readLine()!!.split(" ").map { it.toInt() as Int }
    println(a + b)
}
