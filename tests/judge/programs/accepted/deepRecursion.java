import java.util.Scanner;

public class Main {
    static long depth(long n) {
        return n == 0 ? 0 : depth(n - 1) + 1;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long a = in.nextLong(), b = in.nextLong();
        System.out.println(depth(100_000) == 100_000 ? a + b : -1);
    }
}
