// Guesses again and again, and fails when nobody answers.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (;;) {
            System.out.println(1);
            in.next();
        }
    }
}
