fun main() {
    val (a, b) = readLine()!!.split(" ").map { it.toLong() }
    var i = a
    while (i != b - 7) {
        if (i == b - 8) i = a
        i++
    }
    println(a)
}
