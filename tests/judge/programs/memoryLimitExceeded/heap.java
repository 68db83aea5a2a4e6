import java.util.ArrayList;

public class Main {
    public static void main(String[] args) {
        ArrayList<byte[]> blocks = new ArrayList<>();
        for (;;) blocks.add(new byte[1 << 20]);
    }
}
