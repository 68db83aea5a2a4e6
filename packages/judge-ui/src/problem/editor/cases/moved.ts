/** The list with its member moved from index `from` to index `to`. */
export function moved<Member>(list: readonly Member[], from: number, to: number): Member[] {
  const rest = list.filter((_, index) => index !== from);
  const member = list[from];
  return member === undefined ? [...list] : [...rest.slice(0, to), member, ...rest.slice(to)];
}
