export type Severity = 'error' | 'warning' | 'note';

/** Something about a package that its owner should know, in both languages. */
export interface Lint {
  code: LintCode;
  severity: Severity;
  /** A file or a field. */
  where?: string | undefined;
  zh: string;
  en: string;
}

interface Kind {
  severity: Severity;
  zh: string;
  en: string;
}

const error = (zh: string, en: string): Kind => ({ severity: 'error', zh, en });
const warning = (zh: string, en: string): Kind => ({ severity: 'warning', zh, en });
const note = (zh: string, en: string): Kind => ({ severity: 'note', zh, en });

/** `{}` stands for the detail. What can be done about it is the end of the sentence. */
const kinds = {
  A01: error('文件名 {} 指向压缩包之外。请重新打包。', 'The name {} leads out of the package. Pack it again.'),
  A02: error('{} 是链接或设备。请换成普通文件。', '{} is a link or a device. Replace it by a plain file.'),
  A03: error('{} 超过限制。', '{} is beyond the limit.'),
  A04: error('{} 已加密。请去掉密码。', '{} is encrypted. Pack it without a password.'),
  A05: error('{} 出现了两次（大小写不同也算）。', '{} is there twice, or differs from another name in case alone.'),
  A06: note('文件名中的反斜杠已改为斜杠。', 'Backslashes in names were read as slashes.'),
  A07: note('忽略了系统附带的文件 {}。', '{} was left out: a file that systems add.'),
  A08: note('去掉了外层文件夹 {}。', 'The folder {} around everything was taken off.'),
  A09: warning('文件名不是 UTF-8，按 {} 读取。请检查名字。', 'The names are not UTF-8 and were read as {}. Look at them.'),
  A10: error('压缩包已损坏：{}', 'The archive is broken: {}'),
  A11: warning('编译好的程序 {} 不会使用。', 'The compiled program {} is not used.'),
  A12: note('没有用到 {}。', '{} was not used.'),
  A13: warning(
    '{} 不是完好的 UTF-8，按括号里的编码读取。请检查其中的中文。',
    '{} is not sound UTF-8 and was read in the encoding in brackets. Look at it.',
  ),
  F01: error('无法识别题目包的格式。{}', 'The format of the package is not known. {}'),
  F02: warning('题目包也像 {}，可以另选格式。', 'It could be {}, too: choose the format if this is wrong.'),
  F03: error('{} 无法读取。', '{} cannot be read.'),
  F04: warning('{} 不认识，没有用到。', '{} is not known and was not used.'),
  F07: warning('{} 没有写明，用了通常的值。请检查。', '{} is not stated: the usual was taken. Look at it.'),
  F08: warning('{} 超出本站范围，已调整。', '{} is beyond what this site allows and was changed.'),
  F10: warning('题号 {} 已存在：跳过、换新题号，或替换。', 'The ID {} is taken: skip it, take a new one, or replace it.'),
  F12: warning('语言 {} 本站没有，已去掉。', 'The language {} is not known here and was left out.'),
  F14: error('这里放不下：{}', 'This site cannot hold it: {}'),
  S01: warning('没有题面。导入后请补写。', 'There is no statement. Write one after the import.'),
  S03: warning('部分 TeX 命令没有转换：{}。请检查题面。', 'Some TeX was left as it is: {}. Look at the statement.'),
  S04: warning('图片 {} 不在题目包里。', 'The picture {} is not in the package.'),
  S05: warning('图片 {} 在别的网站上，没有下载。请自行上传。', 'The picture {} is on another site and was not fetched. Upload it.'),
  S06: warning('样例的输入和输出数量不同。', 'There are not as many sample inputs as sample outputs.'),
  S07: warning('题面只有 PDF，没有读取。请补写文字题面。', 'The statement is a PDF alone and was not read. Write it as text.'),
  S09: warning('图片 {} 无法读取，没有导入。', 'The picture {} cannot be read and was left out.'),
  D01: error('没有测试点。', 'There is no test case.'),
  D02: error('缺少文件 {}。', 'The file {} is missing.'),
  D03: warning('{} 没有对应的输出，答案为空。', '{} has no answer: it is empty.'),
  D04: warning('{} 不属于任何测试点。', '{} belongs to no case.'),
  D05: warning('{} 有多个可能的输出，取了第一个。', '{} has several answers; the first one was taken.'),
  D06: warning('{} 用 CRLF 换行。文件保持原样。', '{} has CRLF line ends. It stays as it is.'),
  D08: warning('{} 以 BOM 开头或含有 NUL。文件保持原样。', '{} begins with a BOM or has a NUL. It stays as it is.'),
  D12: error(
    '测试点 {} 由生成器产生，题目包里没有。请导出完整包。',
    'The case {} is made by a generator and not in the package. Export the full one.',
  ),
  J02: warning('分数已换算为整数：{}。', 'Points were made whole numbers: {}.'),
  J03: warning('子任务 {} 没有测试点。', 'The subtask {} has no case.'),
  J04: warning('计分规则“{}”在这里用近似的规则。请检查子任务。', 'The scoring rule “{}” is only approximated. Look at the subtasks.'),
  J05: error('缺少评测程序 {} 的源码。', 'The source of the judging program {} is missing.'),
  J06: warning('评测程序的调用方式是推测的：{}。请试判一次。', 'How the judging program is called was guessed: {}. Try it.'),
  J07: error('本站不支持：{}。', 'Not supported here: {}.'),
  J10: warning('样例的分数改为 0。', 'The points of samples became 0.'),
  P01: error('评测程序的语言 {} 不支持，只能用 C 或 C++。', 'A judging program in {} is not supported: C or C++ only.'),
  P04: warning('没有应当通过的标程。', 'No solution that should be accepted is in it.'),
  P05: error('标程 {} 的结果与预期不符。', 'The solution {} does not get the verdict it should.'),
  P08: note('生成器 {} 没有导入，可以在“检查”里添加。', 'The generator {} was not taken. Write it under Checks.'),
  X01: warning('{} 在这个格式里放不下，没有写入。', '{} does not fit into this format and was left out.'),
  X02: note('{} 已改名。', '{} was renamed.'),
  X03: error('这个格式放不下：{}。', 'This format cannot hold {}.'),
  X04: warning('{} 已取整。', '{} was rounded.'),
} as const satisfies Record<string, Kind>;

export type LintCode = keyof typeof kinds;

const MOST_DETAIL = 160;
const MOST_OF_A_KIND = 20;

export function lintOf(code: LintCode, detail = '', where?: string): Lint {
  const { severity, zh, en } = kinds[code];
  const shown = detail.replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '·').slice(0, MOST_DETAIL);
  const filled = (text: string) => text.replace('{}', () => shown).trim();
  return { code, severity, ...(where === undefined ? {} : { where }), zh: filled(zh), en: filled(en) };
}

/** Gathers what there is to say; of each kind only the first ones. */
export class LintList {
  readonly items: Lint[] = [];
  private readonly counts = new Map<LintCode, number>();

  add(code: LintCode, detail = '', where?: string) {
    const count = (this.counts.get(code) ?? 0) + 1;
    this.counts.set(code, count);
    if (count <= MOST_OF_A_KIND) this.items.push(lintOf(code, detail, where));
  }

  get hasErrors() {
    return this.items.some(({ severity }) => severity === 'error');
  }
}

/** The whole package, or a problem of it, cannot be read; what is wrong is one entry of the report. */
export class PackageFault extends Error {
  readonly lint: Lint;

  constructor(code: LintCode, detail = '', where?: string) {
    const lint = lintOf(code, detail, where);
    super(lint.en);
    this.lint = lint;
  }
}
