import { describe, expect, test } from 'vitest';
import { readJavaClass } from './javaClass';

const u2 = (number: number) => Buffer.from([number >> 8, number & 255]);
const text = (words: string) => Buffer.concat([Buffer.from([1]), u2(words.length), Buffer.from(words)]);

/** A class called Main with one method, as a compiler of Java writes it. */
const classFile = (version: number, method: { flags: number; name: string; descriptor: string }) =>
  Buffer.concat([
    Buffer.from([0xca, 0xfe, 0xba, 0xbe]),
    u2(0),
    u2(version),
    u2(5),
    text('Main'),
    Buffer.from([7, 0, 1]),
    text(method.name),
    text(method.descriptor),
    u2(0x0021),
    u2(2),
    u2(0),
    // Interfaces, fields, methods.
    u2(0),
    u2(0),
    u2(1),
    ...[method.flags, 3, 4, 0].map(u2),
    u2(0),
  ]);

const [PUBLIC, PRIVATE, STATIC] = [0x0001, 0x0002, 0x0008];
const WORDS = '([Ljava/lang/String;)V';
const [java17, java25] = [61, 69];

describe('whether the Java virtual machine can start a program with a class', () => {
  test.each([
    ['public static void main(String[])', java17, PUBLIC | STATIC, 'main', WORDS, true],
    ['static void main(String[])', java17, STATIC, 'main', WORDS, false],
    ['public void main(String[])', java17, PUBLIC, 'main', WORDS, false],
    ['public static void main()', java17, PUBLIC | STATIC, 'main', '()V', false],
    ['public static void start(String[])', java17, PUBLIC | STATIC, 'start', WORDS, false],
    ['void main()', java25, 0, 'main', '()V', true],
    ['static void main()', java25, STATIC, 'main', '()V', true],
    ['void main(String[])', java25, 0, 'main', WORDS, true],
    ['private void main()', java25, PRIVATE, 'main', '()V', false],
    ['private static void main(String[])', java25, PRIVATE | STATIC, 'main', WORDS, false],
    ['int main()', java25, 0, 'main', '()I', false],
    ['void start()', java25, 0, 'start', '()V', false],
  ])('%s of version %i', (_, version, flags, name, descriptor, hasMain) => {
    expect(readJavaClass(classFile(version, { flags, name, descriptor }))).toEqual({ name: 'Main', isPublic: true, hasMain });
  });
});
