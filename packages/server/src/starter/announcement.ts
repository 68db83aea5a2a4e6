export const starterAnnouncement = {
  'zh-CN': {
    title: '欢迎来到这里',
    content: `这是一座刚刚开张的评测站。打开 [题库](/problem)，从 [P1000](/problem/P1000) 开始：写下代码，按 \`Ctrl\` + \`Enter\` 提交，然后看着测试点一个一个亮起来。

**怎样读结果**

| 印章 | 含义 |
|---|---|
| AC | 通过全部测试点 |
| WA | 答案错误 |
| PE | 只差空白：内容对了，格式不对 |
| TLE / MLE | 超出时间或内存限制 |
| RE | 运行时出错，会给出退出码或信号，以及未捕获的异常的类名 |
| CE | 没有编译通过，会给出编译器的原话 |

程序从标准输入读，向标准输出写。C 与 C++ 使用题面上的时间和内存限制，其他语言都是两倍。`,
  },
  'en-US': {
    title: 'Welcome',
    content: `This judge has just opened its doors. Go to the [problems](/problem) and begin with [P1000](/problem/P1000): write some code, press \`Ctrl\` + \`Enter\`, and watch the test cases light up one by one.

**How to read a verdict**

| Seal | Meaning |
|---|---|
| AC | every test case passed |
| WA | a wrong answer |
| PE | only white space differs: right content, wrong form |
| TLE / MLE | over the time or the memory limit |
| RE | the program failed while running; exit code or signal is shown, and the class of an uncaught exception |
| CE | it did not compile; you see the compiler's own words |

Programs read standard input and write standard output. C and C++ get the limits as stated, every other language twice as much.`,
  },
} as const;
