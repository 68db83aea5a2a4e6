import java.util.Scanner;
import java.util.concurrent.*;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        ExecutorService pool = Executors.newFixedThreadPool(4);
        int a = in.nextInt(), b = in.nextInt();
        Future<Integer> first = pool.submit(() -> a), second = pool.submit(() -> b);
        System.out.println(first.get() + second.get());
        pool.shutdown();
    }
}
