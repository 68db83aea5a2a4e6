/** Programs that look like what people submit; none of them solves a problem. */
export function codeIn(language: string, problemId: string, number: number): string {
  const remark = `${problemId}, try ${number}`;
  switch (language) {
    case 'Python3':
    case 'PyPy3':
      return `# ${remark}\nimport sys\n\n\ndef main():\n    values = list(map(int, sys.stdin.read().split()))\n    print(sum(values[1:]) % ${number + 2})\n\n\nmain()\n`;
    case 'Java':
      return `// ${remark}\nimport java.util.Scanner;\n\npublic class Main {\n    public static void main(String[] args) {\n        Scanner in = new Scanner(System.in);\n        long sum = ${number};\n        while (in.hasNextLong()) sum += in.nextLong();\n        System.out.println(sum);\n    }\n}\n`;
    case 'Golang':
      return `// ${remark}\npackage main\n\nimport "fmt"\n\nfunc main() {\n\tvar n, x, sum int\n\tfmt.Scan(&n)\n\tfor i := 0; i < n; i++ {\n\t\tfmt.Scan(&x)\n\t\tsum += x % ${number + 2}\n\t}\n\tfmt.Println(sum)\n}\n`;
    case 'Rust':
      return `// ${remark}\nuse std::io::*;\n\nfn main() {\n    let mut text = String::new();\n    stdin().read_to_string(&mut text).unwrap();\n    let sum: i64 = text.split_whitespace().filter_map(|word| word.parse::<i64>().ok()).sum();\n    println!("{}", sum % ${number + 2});\n}\n`;
    case 'JavaScript Node':
      return `// ${remark}\nconst values = require('fs').readFileSync(0, 'utf8').split(/\\s+/).map(Number);\nconsole.log(values.slice(1).reduce((a, b) => a + b, 0) % ${number + 2});\n`;
    case 'C':
      return `/* ${remark} */\n#include <stdio.h>\n\nint main(void) {\n    long n, x, sum = ${number};\n    scanf("%ld", &n);\n    while (n-- > 0 && scanf("%ld", &x) == 1) sum += x;\n    printf("%ld\\n", sum);\n    return 0;\n}\n`;
    default:
      return `// ${remark}\n#include <bits/stdc++.h>\nusing namespace std;\n\nint main() {\n    int n;\n    cin >> n;\n    vector<long long> a(n);\n    for (auto& x : a) cin >> x;\n    sort(a.begin(), a.end());\n    cout << accumulate(a.begin(), a.end(), 0LL) % ${number + 2} << "\\n";\n}\n`;
  }
}
