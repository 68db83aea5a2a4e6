import java.util.Scanner;

public class Main {
    public static void main(String[] arguments) {
        Scanner in = new Scanner(System.in);
        int low = 1, high = 1000;
        while (low <= high) {
            int guess = (low + high) / 2;
            System.out.println(guess);
            if (!in.hasNext()) return;
            if (in.next().equals("higher")) low = guess + 1;
            else high = guess - 1;
        }
    }
}
