const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** More than any call of the API takes. */
export const MOST_FIELDS = 1000;
export const MOST_LEVELS = 100;

/**
 * Says what makes JSON costlier to read than its size tells, by one look at each byte: an object of tens of thousands of fields takes the
 * thread half a second a megabyte, a list of as many numbers a hundredth of that. It does not say whether the JSON is well formed.
 */
export function costlyShapeOf(json: Uint8Array): 'fields' | 'levels' | undefined {
  // Fields of each object that is open, from the outermost inwards; lists have none.
  const fields = new Uint32Array(MOST_LEVELS + 1);
  let level = 0;
  for (let at = 0; at < json.length; at += 1) {
    switch (json[at]) {
      case QUOTE:
        at = endOfText(json, at);
        break;
      case OPEN_OBJECT:
      case OPEN_ARRAY:
        level += 1;
        if (level > MOST_LEVELS) return 'levels';
        fields[level] = 0;
        break;
      case CLOSE_OBJECT:
      case CLOSE_ARRAY:
        if (level > 0) level -= 1;
        break;
      case COLON:
        fields[level] = (fields[level] ?? 0) + 1;
        if ((fields[level] ?? 0) > MOST_FIELDS) return 'fields';
    }
  }
  return undefined;
}

/** Where the text that begins here has its closing quote; the end of all where it has none. */
function endOfText(json: Uint8Array, start: number): number {
  for (let at = start + 1; ; at += 1) {
    at = json.indexOf(QUOTE, at);
    if (at < 0) return json.length;
    let before = at - 1;
    while (json[before] === BACKSLASH) before -= 1;
    if ((at - before) % 2 === 1) return at;
  }
}
