/** The non-negative integers of a text, whatever separates them; each below 2^53. */
export function numbersIn(text: string): number[] {
  const numbers: number[] = [];
  let number = -1;
  for (let i = 0; i < text.length; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (digit >= 0 && digit <= 9) {
      number = number < 0 ? digit : number * 10 + digit;
    } else if (number >= 0) {
      numbers.push(number);
      number = -1;
    }
  }
  if (number >= 0) numbers.push(number);
  return numbers;
}
