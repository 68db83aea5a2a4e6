import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        long sum = 0;
        for (; n > 0; n--) {
            in.nextToken();
            sum += (long) in.nval;
        }
        System.out.println(sum);
    }
}
