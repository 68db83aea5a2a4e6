public class Main {
    static long forever(long n) {
        return forever(n + 1) + 1;
    }

    public static void main(String[] args) {
        System.out.println(forever(0));
    }
}
