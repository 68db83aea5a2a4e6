import { expect, it } from 'vitest';
import { block, type CommandName, commandsWith, continuedList } from './commands';
import { edited, type Writing } from './edit';

const commands = commandsWith({
  bold: 'bold',
  italic: 'italic',
  code: 'code',
  link: 'text',
  image: 'picture',
  column: 'Column',
  cell: 'cell',
});

/** `a[b]c` is a text with b selected, `a|c` one with a caret. */
function read(marked: string): Writing {
  const caret = marked.indexOf('|');
  if (caret >= 0) return { text: marked.replace('|', ''), start: caret, end: caret };
  return { text: marked.replace('«', '').replace('»', ''), start: marked.indexOf('«'), end: marked.indexOf('»') - 1 };
}
const show = ({ text, start, end }: Writing) =>
  start === end ? `${text.slice(0, start)}|${text.slice(start)}` : `${text.slice(0, start)}«${text.slice(start, end)}»${text.slice(end)}`;
const run = (name: CommandName, marked: string) => show(edited(read(marked), commands[name](read(marked))));

it('puts marks around the selection and takes them off again', () => {
  expect(run('bold', 'a «b» c')).toBe('a **«b»** c');
  expect(run('bold', 'a **«b»** c')).toBe('a «b» c');
  expect(run('bold', 'a |')).toBe('a **«bold»**');
  expect(run('italic', 'a **«b»** c')).toBe('a ***«b»*** c');
  expect(run('italic', 'a *«b»* c')).toBe('a «b» c');
  expect(run('code', '«n»')).toBe('`«n»`');
});

it('marks lines and unmarks them, replacing other list marks', () => {
  expect(run('list', '«a\nb»')).toBe('«- a\n- b»');
  expect(run('list', '«- a\n- b»')).toBe('«a\nb»');
  expect(run('numbered', '«- a\n\n- b»')).toBe('«1. a\n\n2. b»');
  expect(run('tasks', '«1. a»')).toBe('«- [ ] a»');
  expect(run('list', '«- [x] a»')).toBe('«- a»');
  expect(run('quote', 'x\na|b\ny')).toBe('x\n> ab|\ny');
  expect(run('list', '|')).toBe('- |');
  expect(run('indent', '«a\nb»')).toBe('«  a\n  b»');
  expect(run('outdent', '«  a\n b»')).toBe('«a\nb»');
});

it('steps through headings', () => {
  expect(run('heading', 'a|')).toBe('## a|');
  expect(run('heading', '## a|')).toBe('### a|');
  expect(run('heading', '#### a|')).toBe('a|');
});

it('asks for what a link still lacks', () => {
  expect(run('link', '«here»')).toBe('[here](«https://»)');
  expect(run('link', '«https://a.example/b»')).toBe('[«text»](https://a.example/b)');
  expect(run('image', '|')).toBe('![«picture»](https://)');
});

it('gives blocks lines of their own', () => {
  expect(run('codeBlock', 'a|')).toBe('a\n\n```cpp\n«code»\n```');
  expect(run('maths', '«x»')).toBe('$«x»$');
  expect(run('maths', '«x\ny»')).toBe('$$\n«x\ny»\n$$');
  expect(show(edited(read('a\n|b'), block('X', { start: 0, end: 1 })(read('a\n|b'))))).toBe('a\n\n«X»\n\nb');
});

it('goes on with a list, and ends it on an empty mark', () => {
  const enter = (marked: string) => {
    const edit = continuedList(read(marked));
    return edit && show(edited(read(marked), edit));
  };
  expect(enter('- a|')).toBe('- a\n- |');
  expect(enter('  9. a|')).toBe('  9. a\n  10. |');
  expect(enter('- [x] a|')).toBe('- [x] a\n- [ ] |');
  expect(enter('- a\n- |')).toBe('- a\n|');
  expect(enter('plain|')).toBeUndefined();
});
