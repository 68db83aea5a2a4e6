import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Status } from '@oj/contract';
import { type JudgeFixture, limits as plainLimits, openJudgeFixture } from './judgeFixture';
import { descendants, runnerPid } from './leftovers';
import { installedLanguages } from './sources';

/** A class says by itself what its file is called and what the Java virtual machine is asked to start. Names are tried here that aim at something else. */
let fixture: JudgeFixture;
beforeAll(async () => {
  fixture = await openJudgeFixture();
});
afterAll(() => fixture[Symbol.asyncDispose]());

const present = await installedLanguages();
const limits = { ...plainLimits, timeLimitMs: 5000, memoryLimitMb: 512 };

async function judged(language: string, source: string) {
  const { status, errorMessage, cases } = await fixture.try({ source, language, limits, cases: await fixture.cases(['', 'contained\n']) });
  expect(descendants(runnerPid())).toEqual([]);
  return { status, words: errorMessage ?? cases[0]?.message };
}

const print = 'public static void main(String[] words) { System.out.println("contained"); }';
const accepted = { status: Status.accepted, words: undefined };
const refused = { status: Status.compileError, words: expect.stringMatching(/./) };

describe.runIf(present.has('Java'))('Java', () => {
  test.each([
    ['a name that is written in escapes', `public class \\u0054ask { ${print} }`],
    ['a word "public" that is written in escapes', `\\u0070ublic class Task { ${print} }`],
    ['a dollar', `public class $ { ${print} }`],
    ['the name of an inner class', `public class Main$Inner { ${print} }`],
    ['a class and a package of one name', `package Main; public class Main { ${print} }`],
    ['names that differ in their capitals alone', `class task { } public class Task { ${print} }`],
    ['83 letters of three bytes', `public class ${'求'.repeat(83)} { ${print} }`],
    ['a package of a hundred parts', `package ${Array.from({ length: 100 }, () => 'a').join('.')}; public class Main { ${print} }`],
    ['the name of a device', `public class nul { ${print} }`],
    [
      'a name of another system class',
      `public class System2 { static class String { } ${print.replace('String[]', 'java.lang.String[]')} }`,
    ],
    ['a thousand classes', `public class Main { ${Array.from({ length: 1000 }, (_, n) => `static class C${n} { }`).join(' ')} ${print} }`],
  ])('starts %s', async (_, source) => {
    expect(await judged('Java', source)).toEqual(accepted);
  });

  test.each([
    ['a name of more bytes than a file may have', `public class ${'求'.repeat(200)} { ${print} }`],
    ['a hidden name of more bytes than a file may have', `class Task { static class ${'求'.repeat(100)} { } ${print} }`],
    ['a package of a thousand parts', `package ${Array.from({ length: 1000 }, () => 'a').join('.')}; public class Main { ${print} }`],
    ['a package of the virtual machine', `package java.lang; public class Main { ${print} }`],
    ['a package that climbs', `package ..a; public class Main { ${print} }`],
    ['a slash in escapes', `public class a\\u002fb { ${print} }`],
    ['20,000 classes', `public class Main { ${Array.from({ length: 20_000 }, (_, n) => `class C${n} { }`).join(' ')} ${print} }`],
    ['a NUL in escapes', `public class a\\u0000b { static void main() { } }`],
  ])('refuses %s, with words', async (_, source) => {
    expect(await judged('Java', source)).toEqual(refused);
  });

  test('a class of the virtual machine is not replaced by one of the source', async () => {
    const shadow = `class System { static class Out { void println(java.lang.Object o) { java.lang.System.out.println("contained"); } } static Out out = new Out(); }`;
    expect(await judged('Java', `public class Main { ${print} } ${shadow}`)).toEqual(accepted);
  });

  test('what a class does before its main is held like the rest', async () => {
    const early = `static { try { new java.io.FileWriter("/app/Main.class").close(); System.out.println("breach"); } catch (java.io.IOException held) { } try { new java.io.FileWriter("/app/.entry").close(); System.out.println("breach"); } catch (java.io.IOException held) { } }`;
    expect(await judged('Java', `public class Main { ${early} ${print} }`)).toEqual(accepted);
  });
});

describe.runIf(present.has('Kotlin'))('Kotlin', () => {
  const main = 'fun main() { println("contained") }';
  test.each([
    ['a file named in Chinese', `@file:JvmName("求和")\n${main}`],
    ['a package in backticks', `package \`in\`.\`求和\`\n${main}`],
    [
      'a file of a long name in a deep package',
      `@file:JvmName("${'Name'.repeat(20)}")\npackage ${Array.from({ length: 20 }, () => 'part').join('.')}\n${main}`,
    ],
    ['a class with the name of a class of its library', `class String2\nobject Unit2\n${main}`],
  ])('starts %s', async (_, source) => {
    expect(await judged('Kotlin', source)).toEqual(accepted);
  });

  test.each(['-version', 'a b', '@list', 'a'.repeat(300)])('refuses a file called %j, with words', async name => {
    expect(await judged('Kotlin', `@file:JvmName("${name}")\n${main}`)).toEqual(refused);
  });

  test.each(['../../evil', '/app/main', 'a.b', '\\$(id)', '', '.entry'])(
    'starts a file that cannot be called %j by its own name',
    async name => {
      expect(await judged('Kotlin', `@file:JvmName("${name}")\n${main}`)).toEqual(accepted);
    },
  );
});
