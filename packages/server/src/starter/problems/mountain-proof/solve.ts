import { numbersIn } from '../numbers';

export function solve(input: string): string {
  const [height = 1, snow = 0] = numbersIn(input);
  let picture = '';
  for (let row = 1; row <= height; row++) {
    const filling = row <= snow ? '*' : row === height ? '_' : ' ';
    picture += `${' '.repeat(height - row)}/${filling.repeat(2 * row - 2)}\\\n`;
  }
  return picture;
}
