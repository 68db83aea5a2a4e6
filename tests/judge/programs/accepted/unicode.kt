fun main() {
    val (größe, 長さ) = readLine()!!.split(" ").map { it.toInt() }
    println("你好，世界 ${größe + 長さ}")
}
