/** What contains the text, whatever the case; what begins with it comes first. An empty text matches all. */
export function matching<Choice>(all: readonly Choice[], textOf: (choice: Choice) => string, text: string): Choice[] {
  const wanted = text.trim().toLowerCase();
  const placed = all.map(choice => ({ choice, at: textOf(choice).toLowerCase().indexOf(wanted) })).filter(({ at }) => at >= 0);
  return [...placed.filter(({ at }) => at === 0), ...placed.filter(({ at }) => at > 0)].map(({ choice }) => choice);
}
