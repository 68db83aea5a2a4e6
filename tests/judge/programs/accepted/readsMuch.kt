import java.io.BufferedReader
import java.io.InputStreamReader

fun main() {
    val reader = BufferedReader(InputStreamReader(System.`in`))
    val n = reader.readLine().toInt()
    var sum = 0L
    repeat(n) { sum += reader.readLine().toLong() }
    println(sum)
}
