export interface Example {
  input: string;
  output: string;
}

const PAIR = /<input>([\s\S]*?)<\/input>\s*<output>([\s\S]*?)<\/output>/g;

/** The one text that carries the samples of a problem. */
export const writeExamples = (examples: readonly Example[]): string =>
  examples.map(({ input, output }) => `<input>${input}</input><output>${output}</output>`).join('');

/** The samples of a problem from the one text that carries them. */
export const parseExamples = (examples: string): Example[] =>
  [...examples.matchAll(PAIR)].map(([, input = '', output = '']) => ({ input, output }));
