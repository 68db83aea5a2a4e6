import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        long a = in.nextLong(), b = in.nextLong();
        for (long i = a; i != b - 7; i++) if (i == b - 8) i = a;
        System.out.println(a);
    }
}
