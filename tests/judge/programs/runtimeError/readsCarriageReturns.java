import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        String text = new String(System.in.readAllBytes());
        String[] words = text.substring(0, text.indexOf('\n')).split(" ");
        System.out.println(Long.parseLong(words[0]) + Long.parseLong(words[1]));
    }
}
