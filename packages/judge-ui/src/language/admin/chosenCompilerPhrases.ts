import { phrases } from '@oj/ui';

export const chosenCompilerPhrases = phrases('chosenCompilers', {
  title: { zh: '自选编译器', en: 'Compilers of your own' },
  lead: {
    zh: '装在 /opt 或 /usr 之下的编译器或解释器，可以代替系统自带的，也可以用另一个名称并列提供。评测机把它所在的文件夹只读地给程序看。',
    en: 'A compiler or interpreter below /opt or /usr runs in place of that of the system, or beside it under a name of its own. Programs see its folder, and cannot change it.',
  },
  failed: { zh: '自选编译器没有加载出来', en: 'The compilers could not be loaded' },
  none: { zh: '现在全部使用系统自带的编译器', en: 'Every language uses what the system has' },
  add: { zh: '添加编译器', en: 'Add a compiler' },
  language: { zh: '语言', en: 'Language' },
  label: { zh: '名称后缀', en: 'Name beside the language' },
  labelHint: {
    zh: '例如 GCC 14，语言就叫“C++ 20 (GCC 14)”，与原来的并列。留空则代替系统自带的',
    en: 'With GCC 14 the language is called “C++ 20 (GCC 14)”, beside the usual one. Empty: it runs in place of that',
  },
  labelRule: { zh: '不能含括号', en: 'Without brackets' },
  path: { zh: '路径', en: 'Path' },
  pathHint: {
    zh: '安装文件夹，例如 /opt/gcc-14；或编译器本身，例如 /usr/bin/g++-13。每台评测机上都要有',
    en: 'The folder where it is installed, as /opt/gcc-14, or the compiler itself, as /usr/bin/g++-13. Each judge needs it there',
  },
  needed: { zh: '请填写路径', en: 'The path is needed' },
  save: { zh: '保存', en: 'Save' },
  saved: { zh: '已保存，评测机会在空闲时重新启动', en: 'Saved. Judges start again when they have finished what they are at' },
  remove: { zh: '不再使用 {{name}} 的自选编译器', en: 'Use no compiler of your own for {{name}}' },
  removeAsk: { zh: '要移除 {{path}} 吗？', en: 'Take {{path}} off the list?' },
  removeReplaced: { zh: '{{name}} 会改用系统自带的编译器。', en: '{{name}} will use what the system has.' },
  removeAdded: {
    zh: '{{name}} 不再提供，用它提交过的代码仍可查看，但不能重判。',
    en: '{{name}} is offered no more. What was submitted in it can be read, and not judged again.',
  },
  removeIt: { zh: '移除', en: 'Take it off' },
  waiting: { zh: '还没有评测机报告', en: 'No judge has said anything of it yet' },
  onJudge: { zh: '{{judge}}：{{words}}', en: '{{judge}}: {{words}}' },
});
