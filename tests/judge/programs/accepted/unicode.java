import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int größe = in.nextInt(), 長さ = in.nextInt();
        System.out.println("你好，世界 " + (größe + 長さ));
    }
}
