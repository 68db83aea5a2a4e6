/** `main.cpp:3:18: error: …`, `Main.java:3: error: …`, `File "main.py", line 3`. */
const PLACES = [/^[^\s:]+:(\d+):(?:\d+:)? (?:fatal )?error/gm, /^\s*File "[^"]*", line (\d+)/gm];

/** Lines of the code, from 1, that a compiler complained about. */
export const errorLines = (message: string | null): number[] => [
  ...new Set(PLACES.flatMap(place => [...(message ?? '').matchAll(place)].map(([, line]) => Number(line)))),
];
