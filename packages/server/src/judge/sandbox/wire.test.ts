import { describe, expect, test } from 'vitest';
import { encodeMessage, parseReply, parseReport } from './wire';

describe('messages', () => {
  test('say their length in bytes, and end every field with NUL', () => {
    expect(
      encodeMessage([
        ['verb', 'more'],
        ['id', 'r1'],
      ]).toString(),
    ).toBe('16\nverb=more\0id=r1\0');
    expect(encodeMessage([['arg', '\u00e9\n=']]).toString()).toBe('9\narg=\u00e9\n=\0');
  });

  test('refuse a NUL, which would start a field of its own', () => {
    expect(() => encodeMessage([['arg', 'a\0program=/etc']])).toThrow('NUL');
  });

  test('refuse what the runner has no room for', () => {
    expect(() => encodeMessage([['arg', 'x'.repeat(5 << 20)]])).toThrow('too large');
  });
});

describe('replies', () => {
  test('a run', () => {
    const line = '{"id":"r1","case":7,"ending":"signal","code":11,"cpuUs":1500,"wallUs":2500,"idleUs":1000,"memoryKb":640}';
    const run = { number: 7, ending: 'signal', code: 11, cpuMs: 1.5, wallMs: 2.5, idleMs: 1, memoryKb: 640 };
    expect(parseReply(line)).toEqual({ kind: 'run', id: 'r1', run });
  });

  test('two programs that talked', () => {
    const program = '"ending":"wall","code":0,"cpuUs":1000,"wallUs":5000,"idleUs":4000,"memoryKb":64';
    const peer = '"ending":"exit","code":102,"cpuUs":2000,"wallUs":6000,"idleUs":0,"memoryKb":128';
    const line = `{"id":"r1","case":3,${program},"first":"program","peer":{${peer}}}`;
    const interaction = {
      program: { number: 3, ending: 'wall', code: 0, cpuMs: 1, wallMs: 5, idleMs: 4, memoryKb: 64 },
      peer: { number: 3, ending: 'exit', code: 102, cpuMs: 2, wallMs: 6, idleMs: 0, memoryKb: 128 },
      first: 'program',
    };
    expect(parseReply(line)).toEqual({ kind: 'interaction', id: 'r1', interaction });
  });

  test('a failure and the end', () => {
    expect(parseReply('{"id":"r1","case":1,"ending":"failed","error":"scratch: no"}')).toEqual({
      kind: 'failed',
      id: 'r1',
      error: 'scratch: no',
    });
    expect(parseReply('{"id":"r1","done":false}')).toEqual({ kind: 'done', id: 'r1', ok: false });
  });

  test.each([
    '',
    'null',
    '[]',
    '{"id":1}',
    '{"id":"r1","case":1,"ending":"bored","code":0,"cpuUs":0,"wallUs":0,"memoryKb":0}',
    '{"id":"r1","case":-1}',
    '{"id":"r1","case":1,"ending":"exit","code":0,"cpuUs":0,"wallUs":0,"memoryKb":0,"first":"program","peer":null}',
  ])('anything else is an error: %j', line => {
    expect(() => parseReply(line)).toThrow();
  });

  test('the report', () => {
    expect(parseReport('{"level":4,"cgroup":0,"root":false,"reasons":"a; b"}')).toEqual({
      level: 4,
      cgroup: 0,
      root: false,
      reasons: ['a', 'b'],
    });
    expect(() => parseReport('{"level":9,"cgroup":0,"root":false,"reasons":""}')).toThrow();
  });
});
