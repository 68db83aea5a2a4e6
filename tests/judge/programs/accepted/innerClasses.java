import java.util.Arrays;
import java.util.Comparator;
import java.util.Scanner;

public class Main {
    interface Joined {
        long of(long a, long b);
    }

    static class Sum implements Joined {
        public long of(long a, long b) {
            return a + b;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Long[] pair = { in.nextLong(), in.nextLong() };
        Arrays.sort(pair, new Comparator<Long>() {
            public int compare(Long x, Long y) {
                return y.compareTo(x);
            }
        });
        System.out.println(new Sum().of(pair[0], pair[1]));
    }
}
