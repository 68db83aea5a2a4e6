fun main() {
    val (a, b) = readLine()!!.split(" ").map { it.toLong() }
    val blocks = ArrayList<LongArray>()
    while (true) blocks.add(LongArray(1 shl 17) { a + b })
}
