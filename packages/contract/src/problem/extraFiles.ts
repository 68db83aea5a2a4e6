import * as z from 'zod/mini';
import { matching, text } from '../shapes';

export const fileName = matching(64, /^\w[\w.-]{0,63}$/, 'A file name has letters, digits, dots, dashes and underscores');

/** File name to content. */
const Files = z.nullable(z.record(fileName, text(1 << 20)));

/** Files beside a program, as they are stored, or as JSON text, as the protocol sends them. */
export const ExtraFiles = z.union([
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((json, context) => {
        try {
          return json.trim() ? (JSON.parse(json) as Record<string, string> | null) : null;
        } catch {
          context.issues.push({ code: 'custom', input: json, message: 'The extra files are not readable' });
          return null;
        }
      }),
    ),
    Files,
  ),
  z.pipe(
    z.pipe(
      z.optional(z.nullable(z.record(z.string(), z.string()))),
      z.transform(given => given ?? null),
    ),
    Files,
  ),
]);

/** The files in answers: JSON text, made from what is stored. */
export const filesAsJson = z.pipe(
  z.nullable(z.union([z.string(), z.record(z.string(), z.string())])),
  z.transform(files => (files === null || typeof files === 'string' ? files : JSON.stringify(files))),
);

/** What `filesAsJson` holds. */
export const extraFilesOf = (json: string | null): Record<string, string> | null =>
  json ? (JSON.parse(json) as Record<string, string>) : null;
