import type { Sample, Statement, StatementLanguage } from './model';

type Section = 'description' | 'input' | 'output' | 'hint' | 'samples';

const headings: Readonly<Record<StatementLanguage, Readonly<Record<Exclude<Section, 'samples'>, string>>>> = {
  'zh-CN': { description: '题目描述', input: '输入格式', output: '输出格式', hint: '提示' },
  'en-US': { description: 'Description', input: 'Input', output: 'Output', hint: 'Notes' },
};

const spoken: readonly (readonly [Section, RegExp])[] = [
  ['description', /^(题目描述|题面|问题描述|题目背景|背景|description|statement|problem( description| statement)?|background)$/i],
  ['input', /^(输入|输入格式|输入描述|input|input format|input description)$/i],
  ['output', /^(输出|输出格式|输出描述|output|output format|output description)$/i],
  [
    'samples',
    /^(样例|样例输入输出|输入输出样例|样例组|samples?( data| input| output)?( ?\d+)?|examples?( ?\d+)?|样例(输入|输出)? ?[#＃]?\d*)$/i,
  ],
  ['hint', /^(提示|说明|数据范围|数据范围与提示|样例解释|说明\/提示|hints?|notes?|constraints|limits|explanation|scoring|interaction)$/i],
];

/** The language of a text: Chinese when it has a Chinese letter. */
export const languageOf = (text: string): StatementLanguage => (/\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en-US');

/** The language that a tag such as zh, zh_CN, chinese or en means. */
export function languageTagged(tag: string): StatementLanguage | undefined {
  if (/^(zh|cn|chinese)/i.test(tag)) return 'zh-CN';
  return /^en/i.test(tag) ? 'en-US' : undefined;
}
export const shortTag = (language: StatementLanguage) => language.slice(0, 2);

/** All sections as one text, each under its heading. */
export function wholeText({ language, description, input, output, hint }: Statement): string {
  const words = headings[language];
  const parts = [description.trim()];
  for (const [section, text] of Object.entries({ input, output, hint }) as ['input', string][])
    if (text.trim()) parts.push(`## ${words[section]}`, text.trim());
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** The sections of one text. What stands under a heading that nobody knows stays where it is. */
export function sectionsOf(text: string): Pick<Statement, 'description' | 'input' | 'output' | 'hint'> {
  const parts: Record<Section, string[]> = { description: [], input: [], output: [], hint: [], samples: [] };
  let at: Section = 'description';
  let isFenced = false;
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    if (/^\s*(```|~~~)/.test(line)) isFenced = !isFenced;
    const title = isFenced ? undefined : /^#{1,5}\s+(.*?)[\s:：#]*$/.exec(line)?.[1];
    const found = title === undefined ? undefined : spoken.find(([, words]) => words.test(title.replaceAll('*', '').trim()))?.[0];
    if (found === undefined) parts[at].push(line);
    else {
      if (found === 'hint' && parts.hint.length) parts.hint.push(line);
      at = found;
    }
  }
  const textOf = (section: Section) =>
    parts[section]
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim();
  return { description: textOf('description'), input: textOf('input'), output: textOf('output'), hint: textOf('hint') };
}

const FENCE = /(?:^|\n)```\s*(input|output)(\d+)[^\n]*\n([\s\S]*?)\n?```(?=\n|$)/g;

/** Takes samples out of fences whose info words are input1, output1 and so on. */
export function takeFencedSamples(text: string): { text: string; samples: Sample[] } {
  const found = new Map<number, Sample>();
  const rest = text.replaceAll('\r\n', '\n').replaceAll(FENCE, (_all, kind: 'input' | 'output', number: string, content: string) => {
    const sample = found.get(Number(number)) ?? { input: '', output: '' };
    found.set(Number(number), { ...sample, [kind]: content });
    return '\n';
  });
  return { text: rest, samples: [...found].sort(([a], [b]) => a - b).map(([, sample]) => sample) };
}

/** A fence that the content cannot end. */
export function fenced(word: string, content: string): string {
  const longest = Math.max(2, ...[...content.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${word}\n${content.replace(/\n$/, '')}\n${fence}`;
}

/** HTML as it may stand in Markdown: indentation and empty lines would end it. */
export const htmlInMarkdown = (html: string) =>
  html
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .join('\n');

/** Whether a text has tags. */
export const isHtml = (text: string) => /<\/?[a-z][^>]*>/i.test(text);

/** The names of pictures that a text shows, as it writes them. */
export function picturesIn(text: string): string[] {
  const markdown = [...text.matchAll(/!\[[^\]]*\]\(\s*<?([^)\s>]+)/g)].map(([, name = '']) => name);
  const html = [...text.matchAll(/<img\b[^>]*?\bsrc\s*=\s*["']?([^"'\s>]+)/gi)].map(([, name = '']) => name);
  return [...new Set([...markdown, ...html])];
}

export const mapTexts = (statement: Statement, change: (text: string) => string): Statement => ({
  ...statement,
  description: change(statement.description),
  input: change(statement.input),
  output: change(statement.output),
  hint: change(statement.hint),
});
