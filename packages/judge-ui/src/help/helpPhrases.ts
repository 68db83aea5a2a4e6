import { phrases } from '@oj/ui';

export const helpPhrases = phrases('help', {
  title: { zh: '帮助', en: 'Help' },
  lead: {
    zh: '语言怎样编译，程序怎样读写，每个结果是什么意思。',
    en: 'How languages are compiled, how programs read and write, what each verdict means.',
  },
  contents: { zh: '本页内容', en: 'On this page' },
  compilers: { zh: '编译与运行', en: 'Compilers' },
  compilersLead: {
    zh: 'C 和 C++ 可以用 GNU 扩展；Go 和 Rust 只有标准库；Java 和 Kotlin 的类名随意，写不写 package 都可以。',
    en: 'C and C++ have the GNU extensions; Go and Rust have their standard libraries alone; classes of Java and Kotlin may have any name, in a package or in none.',
  },
  language: { zh: '语言', en: 'Language' },
  compile: { zh: '编译命令', en: 'Compile command' },
  run: { zh: '运行命令', en: 'Run command' },
  notCompiled: { zh: '无需编译', en: 'Not compiled' },
  factors: { zh: '时限与内存', en: 'Limits' },
  factor: { zh: '时间 ×{{time}}，内存 ×{{memory}}', en: 'time ×{{time}}, memory ×{{memory}}' },
  examples: { zh: '示例程序', en: 'Example programs' },
  examplesLead: {
    zh: '从标准输入读，向标准输出写；不要输出多余的提示。',
    en: 'Read from standard input, write to standard output, and print nothing else.',
  },
  ofLanguage: { zh: '语言', en: 'Language' },
  verdicts: { zh: '评测结果', en: 'Verdicts' },
  verdict: { zh: '结果', en: 'Verdict' },
  meaning: { zh: '含义', en: 'Meaning' },
  failed: { zh: '语言列表没有加载出来', en: 'The languages could not be loaded' },
  none: { zh: '还没有可用的语言', en: 'No language is available yet' },
});

/** What each verdict means. */
export const meaningPhrases = phrases('verdictMeaning', {
  pending: { zh: '正在排队，等待评测机。', en: 'Waiting in the queue for a judge.' },
  compiling: { zh: '正在编译。', en: 'The program is being compiled.' },
  judging: { zh: '正在逐个运行测试点。', en: 'The program runs, test by test.' },
  accepted: { zh: '通过了全部测试点。', en: 'It passed every test.' },
  partial: { zh: '通过了一部分测试点，得到一部分分数。', en: 'It passed some of the tests, and has some of the points.' },
  presentation: { zh: '答案正确，但空格或换行与要求不符。', en: 'The answer is right, but spaces or line breaks are not as asked.' },
  wrong: { zh: '输出与标准答案不符。', en: 'The output is not the expected one.' },
  time: { zh: '运行时间超过了时限。', en: 'It ran longer than the time limit.' },
  memory: { zh: '使用的内存超过了限制。', en: 'It used more memory than the limit.' },
  crash: {
    zh: '运行中崩溃：数组越界、除以零、栈溢出，或返回值不为 0。',
    en: 'It crashed: an index out of bounds, a division by zero, a stack overflow, or an exit code other than 0.',
  },
  compile: { zh: '没有通过编译；提交详情里有编译器的说明。', en: 'It did not compile; the submission shows what the compiler said.' },
  system: { zh: '评测系统自身出错，不算你的错；管理员会重新评测。', en: 'The judge failed, not you; it will be judged again.' },
  failed: { zh: '没有交给评测机，可以重新提交。', en: 'It did not reach a judge; submit it again.' },
  cancelled: { zh: '管理员取消了这次评测。', en: 'An admin cancelled its judging.' },
  hidden: { zh: '已经收到；比赛公布结果前不显示结果。', en: 'It was received; its verdict stays hidden until the contest reveals it.' },
});

/** Wire codes with their meaning, in the order in which they are explained. */
export const meanings = [
  [5, 'pending'],
  [6, 'compiling'],
  [7, 'judging'],
  [0, 'accepted'],
  [8, 'partial'],
  [-3, 'presentation'],
  [-1, 'wrong'],
  [1, 'time'],
  [2, 'memory'],
  [3, 'crash'],
  [-2, 'compile'],
  [4, 'system'],
  [10, 'failed'],
  [-4, 'cancelled'],
  [-5, 'hidden'],
] as const;
