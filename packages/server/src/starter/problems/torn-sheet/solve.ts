export function solve(input: string): string {
  const [sheets = 1n, page = 1n] = input.trim().split(/\s+/).map(BigInt);
  const pages = 4n * sheets;
  const before = ((page - 1n) / pages) * pages;
  const place = page - before;
  const mirrored = pages + 1n - place;
  const sheet = ((place < mirrored ? place : mirrored) + 1n) / 2n;
  return [2n * sheet - 1n, 2n * sheet, pages + 1n - 2n * sheet, pages + 2n - 2n * sheet].map(each => before + each).join(' ') + '\n';
}
