import { contract, createClient, overHttp, type ProblemDraft } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judged, nameOf, rightAnswer } from '../support/judged';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { zip } from '../support/zip';

let product: Product;
let root: Api;
let author: Api;
let other: Api;
let pupil: Api;
beforeAll(async () => {
  product = await startProduct();
  root = await asRoot(product);
  [author, other] = [await asNewUser(product, 'author', 1001), await asNewUser(product, 'other', 1001)];
  pupil = await asNewUser(product, 'pupil');
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const draft = ({ problem, ...rest }: Partial<Omit<ProblemDraft, 'problem'>> & { problem?: Partial<ProblemDraft['problem']> } = {}) =>
  ({
    problem: {
      title: 'Two numbers',
      description: 'Add them: $a+b$',
      input: 'Two numbers',
      output: 'Their sum',
      examples: '<input>1 2</input><output>3</output>',
      auth: 2,
      ...problem,
    },
    samples: [
      { input: '1 2\n', output: '3\n' },
      { input: '5 7\n', output: '12\n' },
    ],
    languages: [{ name: 'C++ 17' }, { name: 'Python3' }],
    ...rest,
  }) satisfies ProblemDraft;

describe('a problem of an author', () => {
  test('PRB-062: takes the defaults of a new problem, and a display id of its own', async () => {
    const { pid, problemId } = await author.problemEditor.add(draft());
    expect(problemId).toBe(`P${pid}`);
    const { languages, ...problem } = await author.problemEditor.read({ pid });
    expect(problem).toMatchObject({
      timeLimit: 1000,
      memoryLimit: 256,
      stackLimit: 128,
      difficulty: 0,
      codeShare: true,
      type: 0,
      author: 'author',
      isUploadCase: false,
    });
    expect(languages).toEqual(['C++ 17', 'Python3']);
  });

  test('that allows all languages is read with all of them, and saving all of them goes on allowing those that come later', async () => {
    const { pid, problemId } = await author.problemEditor.add(draft());
    await product.database().execute(`update problems set languages = null where id = ${pid}`);
    const { languages } = await author.problemEditor.read({ pid });
    expect(languages).toContain('Rust');
    await author.problemEditor.change(
      draft({ problem: { id: pid, problemId } as never, languages: languages.map(name => ({ name })) }) as never,
    );
    expect((await product.database().execute(`select languages from problems where id = ${pid}`)).rows).toEqual([{ languages: null }]);
  });

  test('is judged by the cases that were typed in, and by those of a change', async () => {
    const { pid, problemId } = await author.problemEditor.add(draft());
    const code = rightAnswer;
    expect(nameOf((await judged(author, { pid: problemId, code })).status)).toBe('accepted');
    await author.problemEditor.change(
      draft({ problem: { id: pid, problemId } as never, samples: [{ input: '1 2\n', output: '4\n' }] }) as never,
    );
    expect(nameOf((await judged(author, { pid: problemId, code })).status)).toBe('wrongAnswer');
  });

  test('PRB-049, PRB-063: scored, with a zip, shares 100 points evenly or as it is told', async () => {
    const archive = zip(
      ['1.in', '1.out', '2.in', '2.out', '3.in', '3.out'].map(name => ({ name, content: name.endsWith('in') ? '1 2\n' : '3\n' })),
    );
    const { fileListDir, fileList } = await author.testData.upload({ file: archive, mode: 'default' });
    const made = await author.problemEditor.add(
      draft({ problem: { type: 1 }, isUploadTestCase: true, uploadTestcaseDir: fileListDir, samples: [] }),
    );
    const scores = async () => (await author.testData.cases({ pid: made.pid })).map(({ score }) => score);
    expect(await scores()).toEqual([33, 33, 34]);
    const change = (samples: unknown) =>
      author.problemEditor.change(
        draft({
          problem: { id: made.pid, problemId: made.problemId, type: 1 } as never,
          isUploadTestCase: true,
          samples: samples as never,
        }) as never,
      );
    await change(fileList.map((each, i) => ({ ...each, score: [10, 20, 70][i] })));
    expect(await scores()).toEqual([10, 20, 70]);
    await change([]);
    expect(await scores()).toEqual([10, 20, 70]);
    expect(await author.problemEditor.read({ pid: made.pid })).toMatchObject({ ioScore: 100, caseVersion: 3 });
    await expect(change(fileList.map(each => ({ ...each, score: null })))).rejects.toMatchObject({ code: 'input.invalid' });
  });

  test('is nobody else’s to read or change, but problem admins’', async () => {
    const { pid, problemId } = await author.problemEditor.add(draft());
    const change = draft({ problem: { id: pid, problemId, title: 'Mine now' } as never }) as never;
    await expect(other.problemEditor.read({ pid })).rejects.toMatchObject({ code: 'access.denied' });
    await expect(other.problemEditor.change(change)).rejects.toMatchObject({ code: 'access.denied' });
    await expect(other.problemEditor.changeAuth({ id: pid, auth: 2 })).rejects.toMatchObject({ code: 'access.denied' });
    await expect(pupil.problemEditor.read({ pid })).rejects.toMatchObject({ code: 'access.denied' });
    await root.problemEditor.change(change);
    expect(await author.problemEditor.read({ pid })).toMatchObject({ title: 'Mine now', author: 'author', modifiedUser: 'root' });
  });

  test('W8: goes to another author by a problem admin’s hand, and never to a name that is still to be had', async () => {
    const { pid, problemId } = await author.problemEditor.add(draft());
    const change = (api: Api, name: string) =>
      api.problemEditor.change(draft({ problem: { id: pid, problemId, author: name } as never }) as never);
    for (const name of ['nobody-yet', 'OTHER', ' other'.repeat(3)])
      await expect(change(root, name)).rejects.toMatchObject({ code: 'input.invalid', message: expect.stringMatching(/There is no user/) });
    await expect(root.problemEditor.add(draft({ problem: { author: 'nobody-yet' } }))).rejects.toMatchObject({ code: 'input.invalid' });
    await change(author, 'other');
    expect((await author.problemEditor.read({ pid })).author).toBe('author');
    await change(root, 'other');
    expect((await other.problemEditor.read({ pid })).author).toBe('other');
    await expect(author.problemEditor.read({ pid })).rejects.toMatchObject({ code: 'access.denied' });
  });

  test('only a problem admin makes it public; then everybody sees it', async () => {
    await expect(author.problemEditor.add(draft({ problem: { auth: 1 } }))).rejects.toMatchObject({ code: 'problem.publishDenied' });
    const { pid, problemId } = await author.problemEditor.add(draft());
    await expect(pupil.problem.detail({ problemId })).rejects.toMatchObject({ code: 'problem.notFound' });
    await expect(author.problemEditor.changeAuth({ id: pid, auth: 1 })).rejects.toMatchObject({ code: 'problem.publishDenied' });
    for (const admin of [author, root])
      await expect(admin.problemEditor.changeAuth({ id: pid, auth: 3 }), 'F8, ADM-077').rejects.toMatchObject({
        code: 'problem.contestAuth',
      });
    await root.problemEditor.changeAuth({ id: pid, auth: 1 });
    expect((await pupil.problem.detail({ problemId })).problem.title).toBe('Two numbers');
    await author.problemEditor.changeAuth({ id: pid, auth: 2 });
    await expect(pupil.problem.detail({ problemId })).rejects.toMatchObject({ code: 'problem.notFound' });
  });

  test('can be deleted by a problem admin while nobody has submitted to it', async () => {
    const { pid, problemId } = await author.problemEditor.add(draft());
    await expect(author.problemEditor.remove({ pid })).rejects.toMatchObject({ code: 'access.denied' });
    await judged(author, { pid: problemId, code: rightAnswer });
    await expect(root.problemEditor.remove({ pid })).rejects.toMatchObject({ code: 'problem.hasSubmissions' });
    const fresh = await author.problemEditor.add(draft());
    await root.problemEditor.remove({ pid: fresh.pid });
    await expect(root.problemEditor.read({ pid: fresh.pid })).rejects.toMatchObject({ code: 'problem.notFound' });
  });

  test('F11: in English alone is what readers of either language see', async () => {
    const { pid, problemId } = await author.problemEditor.add(draft({ problem: { translations: { 'en-US': {} } } }));
    await root.problemEditor.changeAuth({ id: pid, auth: 1 });
    for (const locale of ['zh-CN', 'en-US']) {
      const reader = createClient(contract, overHttp({ base: `${product.url}/api`, language: () => locale }));
      const { problem } = await reader.problem.detail({ problemId });
      expect(problem, locale).toMatchObject({ title: 'Two numbers', description: 'Add them: $a+b$', output: 'Their sum' });
      const { records } = await reader.problem.list({ keyword: problemId });
      expect(records.find(each => each.pid === pid)?.title, locale).toBe('Two numbers');
    }
    expect((await author.problemEditor.read({ pid })).translations).toEqual({ 'en-US': {} });
  });

  test('every change is in the record', async () => {
    const { pid, problemId } = await author.problemEditor.add(draft({ problem: { problemId: 'recorded' } }));
    expect(problemId).toBe('RECORDED');
    await author.problemEditor.change(draft({ problem: { id: pid, problemId, title: 'Another' } as never }) as never);
    const { records } = await root.audit.list({ limit: 20 });
    const ours = records.filter(({ target }) => target === 'RECORDED');
    expect(ours.map(({ action }) => action)).toEqual(['problem.change', 'problem.add']);
    expect(ours[0]).toMatchObject({ username: 'author', before: { title: 'Two numbers' }, after: { title: 'Another' } });
  });
});

describe('a draft is refused, and nothing is made of it, that', () => {
  const refused: [string, () => ReturnType<typeof draft>, RegExp][] = [
    ['PRB-042 has no title', () => draft({ problem: { title: ' ' } }), /Title is required/],
    ['PRB-042 has no input description', () => draft({ problem: { input: '' } }), /Input Description is required/],
    ['PRB-042 has no output description', () => draft({ problem: { output: '' } }), /Output Description is required/],
    ['PRB-041 has a display id with a slash', () => draft({ problem: { problemId: 'a/b' } }), /display ID/],
    ['PRB-045 reads a file without a name', () => draft({ problem: { isFileIO: true, ioWriteFileName: 'a.out' } }), /file name/],
    ['reads a file outside', () => draft({ problem: { isFileIO: true, ioReadFileName: '../a', ioWriteFileName: 'b' } }), /file name/],
    ['PRB-048 has no sample', () => draft({ samples: [] }), /At least one sample/],
    ['PRB-048 has an empty sample', () => draft({ samples: [{ input: '', output: '' }] }), /input or an output/],
    [
      'B44 has typed cases without an answer',
      () => draft({ samples: ['3', '', ''].map(output => ({ input: '1 2', output })) }),
      /2 cases have no answer, the first is case 2/,
    ],
    ['PRB-049 is scored without points', () => draft({ problem: { type: 1 } }), /score/],
    ['PRB-049 is scored with nothing for points', () => draft({ problem: { type: 1 }, samples: [{ input: '1', score: '' }] }), /score/],
    [
      'PRB-050 has subtasks without groups',
      () => draft({ problem: { type: 1, judgeCaseMode: 'subtask_lowest' }, samples: [{ input: '1', output: '1', score: 1 }] }),
      /groupNum/,
    ],
    ['has subtasks in ACM', () => draft({ problem: { judgeCaseMode: 'subtask_average' } }), /case mode/],
    ['PRB-052 is special without code', () => draft({ problem: { judgeMode: 'spj' } }), /special or interactive/],
    ['PRB-053 has no language', () => draft({ languages: [] }), /At least one language/],
    ['PRB-053 names a language that nobody knows', () => draft({ languages: [{ name: 'C++ 17' }, { name: 'Brainf' }] }), /"Brainf"/],
    [
      'PRB-053 has a template in one that nobody knows',
      () => draft({ codeTemplates: [{ language: 'C+', code: 'x', status: true }] }),
      /called "C\+"/,
    ],
    ['PRB-054 has an empty template', () => draft({ codeTemplates: [{ language: 'C++ 17', code: ' ', status: true }] }), /template/],
    ['PRB-055 has a tag twice', () => draft({ tags: [{ name: 'dp' }, { name: 'DP' }] }), /Add Tag Error/],
    ['asks for a year of time', () => draft({ problem: { timeLimit: 31_536_000_000 } }), /timeLimit/],
    ['has a file that climbs', () => draft({ problem: { userExtraFile: { '../x.h': '' } } }), /file name|userExtraFile/i],
    ['has extra files that are not readable', () => draft({ problem: { judgeExtraFile: '{' } }), /judgeExtraFile/],
  ];
  test.each(refused)('%s', async (_, wrong, why) => {
    const before = (await root.problemEditor.list({})).total;
    await expect(author.problemEditor.add(wrong())).rejects.toMatchObject({ code: 'input.invalid', message: expect.stringMatching(why) });
    expect((await root.problemEditor.list({})).total).toBe(before);
  });

  test('takes a display id that is taken', async () => {
    await expect(author.problemEditor.add(draft({ problem: { problemId: 'p1000' } }))).rejects.toMatchObject({ code: 'problem.idTaken' });
  });

  test('names test data of somebody else', async () => {
    const { fileListDir } = await root.testData.upload({ file: zip([{ name: '1.in' }, { name: '1.out' }]), mode: 'default' });
    const wrong = draft({ isUploadTestCase: true, uploadTestcaseDir: fileListDir, samples: [] });
    await expect(author.problemEditor.add(wrong)).rejects.toMatchObject({ code: 'testData.unknown' });
  });
});

test('the list is searched and filtered, newest first, and says what the caller may change', async () => {
  const { pid } = await author.problemEditor.add(draft({ problem: { problemId: 'SEARCH-ME', title: 'Needle 100%' } }));
  const { records } = await other.problemEditor.list({ keyword: '100%' });
  expect(records).toMatchObject([{ id: pid, problemId: 'SEARCH-ME', mayEdit: false }]);
  expect((await root.problemEditor.list({ keyword: 'search-me', auth: 1 })).records).toEqual([]);
  const all = (await root.problemEditor.list({ limit: 300 })).records.map(({ id }) => id);
  expect(all).toEqual(all.toSorted((a, b) => b - a));
});

describe('tags', () => {
  test('PRB-002, PRB-020: are grouped by classification, in its order, the unclassified last', async () => {
    const second = await root.tagEditor.addClassification({ name: 'Graphs', rank: 2 });
    const first = await root.tagEditor.addClassification({ name: 'Numbers', rank: 1 });
    const gcd = await root.tagEditor.add({ name: 'gcd', tcid: first.id, color: '#4547b1' });
    const flow = await root.tagEditor.add({ name: 'flow', tcid: second.id });
    const groups = await root.tag.classified({});
    expect(groups.map(({ classification }) => classification?.name ?? null)).toEqual(['Numbers', 'Graphs', null]);
    expect(groups[0]?.tagList).toMatchObject([{ id: gcd.id, name: 'gcd', color: '#4547b1' }]);
    await root.tagEditor.removeClassification({ tcid: second.id });
    expect((await root.tag.classified({})).at(-1)?.tagList.map(({ id }) => id)).toContain(flow.id);
  });

  test('are made by a problem that names new ones, and taken off when they are deleted', async () => {
    const { pid } = await author.problemEditor.add(draft({ tags: [{ name: 'brand new' }] }));
    const [tag] = await author.tag.ofProblem({ pid });
    expect(tag).toMatchObject({ name: 'brand new', oj: 'ME' });
    await root.tagEditor.change({ id: tag?.id ?? 0, name: 'renamed' });
    expect(await author.tag.ofProblem({ pid })).toMatchObject([{ name: 'renamed' }]);
    await root.tagEditor.remove({ tid: tag?.id ?? 0 });
    expect(await author.tag.ofProblem({ pid })).toEqual([]);
  });

  test('ADM-081: keep their names in other languages when somebody who reads those changes something else', async () => {
    const { id } = await root.tagEditor.add({ name: '滚动数组' });
    await product.database().execute(`update tags set translations = '{"en-US": "rolling array"}' where id = ${id}`);
    const inWords = async () => (await root.tag.classified({})).flatMap(({ tagList }) => tagList).find(tag => tag.id === id);
    expect(await inWords()).toMatchObject({ name: 'rolling array' });
    expect(await author.tagEditor.list({ tid: id })).toMatchObject([{ id, name: '滚动数组', oj: 'ME' }]);
    await root.tagEditor.change({ id, name: 'rolling array', color: '#4547b1' });
    expect(await inWords()).toMatchObject({ name: 'rolling array', color: '#4547b1' });
    expect((await author.tagEditor.list({})).find(tag => tag.id === id)).toMatchObject({ name: '滚动数组', color: '#4547b1' });
    await root.tagEditor.change({ id, name: 'rolling' });
    expect(await author.tagEditor.list({ tid: id })).toMatchObject([{ name: 'rolling' }]);
    expect(await inWords()).toMatchObject({ name: 'rolling' });
    await expect(pupil.tagEditor.list({})).rejects.toMatchObject({ code: 'access.denied' });
    await expect(author.tagEditor.list({ tid: 999_999 })).rejects.toMatchObject({ code: 'tag.notFound' });
  });

  test('F8: are for any admin role to change (ADM-011, ADM-082 to 088), and have one name each', async () => {
    const { id } = await author.tagEditor.add({ name: 'mine' });
    await author.tagEditor.change({ id, name: 'ours' });
    await author.tagEditor.remove({ tid: id });
    const { id: tcid } = await author.tagEditor.addClassification({ name: 'Kinds' });
    await author.tagEditor.removeClassification({ tcid });
    await expect(pupil.tagEditor.add({ name: 'mine' })).rejects.toMatchObject({ code: 'access.denied' });
    await root.tagEditor.add({ name: 'once' });
    await expect(root.tagEditor.add({ name: 'once' })).rejects.toMatchObject({ code: 'tag.taken' });
    await expect(root.tagEditor.add({ name: 'x', color: 'red' })).rejects.toMatchObject({ code: 'input.invalid' });
    await expect(root.tagEditor.change({ id: 999_999, name: 'y' })).rejects.toMatchObject({ code: 'tag.notFound' });
  });
});

test('PRB-011: pick one gives a public problem', async () => {
  const { problemId } = await product.as().problem.random();
  expect((await pupil.problem.detail({ problemId })).problem.problemId).toBe(problemId);
});
