import { describe, expect, test } from 'vitest';
import { faultsOf } from './faultsOf';
import { whole as saved } from '../../testing/problemEditorSamples';
import { codeMark, draftOf, newProblem, type ProblemValues, valuesOf } from './problemValues';

const whole: ProblemValues = {
  ...newProblem(true, [], 'zh-CN'),
  problemId: 'P1',
  statement: { title: 'Two numbers', description: '', input: 'Two numbers', output: 'Their sum', hint: '' },
  examples: [{ input: '1 2', output: '3' }],
  languages: ['C++ 17'],
  caseSource: 'typed',
  typed: [{ input: '1 2', output: '3', score: '', groupNum: '' }],
};
const faults = (change: Partial<ProblemValues>) => faultsOf({ ...whole, ...change }, whole);

test('a new problem takes every language, and needs a sample', () => {
  const fresh = newProblem(true, ['C', 'C++ 17'], 'en-US');
  const found = faultsOf(fresh, fresh);
  expect(found).toHaveProperty('problemId');
  expect(found).not.toHaveProperty('languages');
  expect(found).toHaveProperty('examples', 'sampleRequired');
});

test('a sample of which nothing is written is not sent', () => {
  const examples = [
    { input: '', output: '\n' },
    { input: '1 2', output: '3' },
  ];
  expect(faultsOf({ ...whole, examples }, whole)).toEqual({});
  expect(draftOf({ ...whole, examples }, whole).problem.examples).toBe('<input>1 2</input><output>3</output>');
});

describe('the form of a problem', () => {
  test('lets a whole problem pass', () => expect(faults({})).toEqual({}));

  test.each<[string, Partial<ProblemValues>, object]>([
    ['PRB-041 a display id', { problemId: ' ' }, { problemId: 'displayIdRequired' }],
    ['PRB-042 a title', { statement: { ...whole.statement, title: ' ' } }, { 'statement.title': 'titleRequired' }],
    ['PRB-043 limits', { timeLimit: '1.5', stackLimit: '0' }, { timeLimit: 'timeRule', stackLimit: 'stackRule' }],
    ['F8, PRB-043 a sample at least', { examples: [{ input: ' ', output: '' }] }, { examples: 'sampleRequired' }],
    ['PRB-043 whole samples', { examples: [{ input: '1', output: '' }] }, { examples: 'sampleRule' }],
    ['PRB-045 both file names', { isFileIO: true, ioReadFileName: 'a.in' }, { ioWriteFileName: 'fileIoRule' }],
    ['PRB-047 an upload', { caseSource: 'zip' }, { zip: 'casesRequired' }],
    ['PRB-048 cases that say something', { typed: [{ input: '', output: '', score: '', groupNum: '' }] }, { typed: 'caseRule' }],
    ['PRB-049 scores in OI', { type: 1 }, { typed: 'scoreRule' }],
    ['PRB-052 code', { judgeMode: 'spj' }, { spjCode: 'codeRequired' }],
    ['PRB-052 code that compiles', { judgeMode: 'interactive', spjCode: 'int main(){}' }, { spjCode: 'notCompiled' }],
    ['PRB-053 a language', { languages: [] }, { languages: 'languageRequired' }],
    ['PRB-054 code in a template', { templates: [{ language: 'C++ 17', code: ' ' }] }, { templates: 'templateRequired' }],
    [
      'PRB-055 each tag once',
      {
        tags: [
          { id: 1, name: 'dp', color: null },
          { id: null, name: 'DP', color: null },
        ],
      },
      { tags: 'tagTwice' },
    ],
    ['a title that fits', { statement: { ...whole.statement, title: 'a'.repeat(300) } }, { 'statement.title': 'notValid' }],
  ])('asks for %s', (_, change, expected) => expect(faults(change)).toEqual(expected));

  test('PRB-050, PRB-051: asks for groups in the two subtask modes alone', () => {
    const typed = [{ input: '1', output: '2', score: '100', groupNum: '' }];
    expect(faults({ type: 1, judgeCaseMode: 'subtask_lowest', typed })).toEqual({ typed: 'groupRule' });
    expect(faults({ judgeCaseMode: 'ergodic_without_error', typed })).toEqual({});
  });

  test('B44: asks for the answer of a typed case, which a program of the author may do without', () => {
    const typed = [...whole.typed, { input: '1', output: '', score: '', groupNum: '' }];
    expect(faults({ typed })).toEqual({ typed: 'answerRule' });
    expect(faults({ typed: typed.map(each => ({ ...each, output: each.output || '\n' })) })).toEqual({});
    const special = { judgeMode: 'spj', spjCode: 'int main(){}' } as const;
    const compiled = { ...special, compiled: codeMark({ ...whole, ...special }) };
    expect(faults({ ...compiled, typed })).toEqual({});
    // An archive may hold an empty answer; cases whose answers a special judge did not need get a fault once it is gone.
    expect(faultsOf({ ...whole, typed }, { ...whole, typed })).toEqual({});
    expect(faultsOf({ ...whole, typed }, { ...whole, ...compiled, typed })).toEqual({ typed: 'answerRule' });
  });

  test('PRB-052: takes code that has compiled', () => {
    const code = { spjLanguage: 'C++' as const, spjCode: 'int main(){}' };
    expect(faults({ judgeMode: 'spj', ...code, compiled: codeMark(code) })).toEqual({});
  });
});

describe('F11: a statement in one language', () => {
  const none = { title: '', description: '', input: '', output: '', hint: '' };
  const english = { title: 'Sum', description: 'Add.', input: 'Two numbers', output: 'Their sum', hint: '' };
  const inEnglish: ProblemValues = { ...whole, hasStatement: false, statement: none, hasTranslation: true, translation: english };
  const parts = ({ hasStatement, statement, hasTranslation, translation }: ProblemValues) => ({
    hasStatement,
    statement,
    hasTranslation,
    translation,
  });
  /** The form opened again with the values that were saved. */
  const reopened = (values: ProblemValues) => {
    const { title, description = '', input, output, hint = '', translations } = draftOf(values, whole).problem;
    return parts(valuesOf({ ...saved, title, description, input, output, hint, translations }, []));
  };

  test('F11: a new problem starts in the language of the interface', () => {
    expect(newProblem(true, [], 'en-US')).toMatchObject({ hasStatement: false, hasTranslation: true });
    expect(newProblem(true, [], 'zh-CN')).toMatchObject({ hasStatement: true, hasTranslation: false });
  });

  test('F11: English alone is enough, and is what every reader gets', () => {
    expect(faultsOf(inEnglish, whole)).toEqual({});
    expect(draftOf(inEnglish, whole).problem).toMatchObject({ ...english, translations: { 'en-US': {} } });
  });

  test('F11: what is wrong with it stands at the English fields', () => {
    const broken = (change: object) => faultsOf({ ...inEnglish, translation: { ...english, ...change } }, whole);
    expect(broken({ title: ' ', output: '' })).toEqual({ 'translation.title': 'titleRequired', 'translation.output': 'outputRequired' });
    expect(broken({ title: 'a'.repeat(300) })).toEqual({ 'translation.title': 'notValid' });
  });

  test('F11: in neither language there is none', () => {
    expect(faults({ hasStatement: false })).toEqual({ hasStatement: 'statementRequired' });
  });

  test.each([
    ['English', inEnglish],
    ['Chinese', whole],
    ['both', { ...whole, hasTranslation: true, translation: english }],
  ])('F11: a problem in %s opens as it was saved', (_, values) => expect(reopened(values)).toEqual(parts(values)));

  test('F11: a problem in English with a Chinese translation opens with both', () => {
    const { title, description, input, output, hint } = whole.statement;
    const opened = valuesOf({ ...saved, ...english, translations: { 'zh-CN': { title, description, input, output, hint } } }, []);
    expect(parts(opened)).toEqual({ hasStatement: true, statement: whole.statement, hasTranslation: true, translation: english });
  });
});

test('cases that nobody touched are not sent again', () => {
  const before: ProblemValues = {
    ...whole,
    caseSource: 'present',
    present: [{ input: '1.in', output: '1.out', score: '0', groupNum: '' }],
  };
  expect(draftOf(before, before).samples).toEqual([]);
  expect(draftOf({ ...before, type: 1 }, before).samples).toMatchObject([{ input: '1.in', score: '0' }]);
});

test('typed cases that nobody touched stay, those of a new problem and those that changed are sent', () => {
  const typed = [{ input: '1 2', output: '3', score: '', groupNum: '' }];
  const before: ProblemValues = { ...whole, typed };
  expect(draftOf({ ...whole }, before)).toMatchObject({ isUploadTestCase: true, uploadTestcaseDir: null, samples: [] });
  expect(draftOf(whole, newProblem(true, [], 'zh-CN'))).toMatchObject({ isUploadTestCase: false, samples: [{ input: '1 2' }] });
  const changed = { ...whole, typed: [{ ...typed[0], input: '2 1' }] } as ProblemValues;
  expect(draftOf(changed, before)).toMatchObject({ isUploadTestCase: false, samples: [{ input: '2 1' }] });
});
