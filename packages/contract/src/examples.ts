export interface Example {
  input: string;
  output: string;
}

const PAIR = /<input>([\s\S]*?)<\/input>\s*<output>([\s\S]*?)<\/output>/g;

/** The samples of a problem from the one text that carries them. */
export const parseExamples = (examples: string): Example[] =>
  [...examples.matchAll(PAIR)].map(([, input = '', output = '']) => ({ input, output }));
