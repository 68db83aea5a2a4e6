import java.util.*;

public class Main {
    @Deprecated
    static List numbers = new ArrayList();

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        numbers.add(in.nextInt());
        numbers.add(in.nextInt());
        System.out.println((Integer) numbers.get(0) + new Integer((int) numbers.get(1)));
    }
}
