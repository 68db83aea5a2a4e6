import { contract, endpointsOf, openApi } from '@oj/contract';
import { expect, test } from 'vitest';

/*
 * The summaries and descriptions of the contract are the public manual of the API: a stranger reads them beside the name of a call or a field, and
 * nothing else. Each is a whole sentence or a whole phrase.
 */

/** What calls do. A summary begins with one of these verbs; a call that does something else adds its verb. */
const VERBS = new Set(
  `Accepts Adds Announces Answers Asks Assigns Cancels Changes Checks Chooses Compiles Confirms Connects Counts Creates Decides Deletes Disbands
  Downloads Ends Extends Freezes Imports Joins Judges Leaves Likes Lists Logs Mails Marks Opens Pauses Ranks Reads Registers Removes Replaces
  Reports Resets Restores Returns Revokes Runs Sends Sets Shares Shows Starts Stops Stores Streams Submits Switches Uploads Withdraws`.split(
    /\s+/,
  ),
);

/** What a description of a field begins with when its subject is left to the reader: "Of the author.", "Whose board it is." */
const WITHOUT_SUBJECT = new Set(
  `of whose who whom which what when where why how that this these it its by without with on in at to from for as also only not none null
  true false empty absent same own and or if`.split(/\s+/),
);

/** A sentence that stops where its object should follow: "the group that it belongs to". */
const DANGLING = /\b(?:about|at|behind|between|by|for|from|in|into|of|on|than|to|with|within)[.;:]/i;

/** Words of our own for what the field has a term for. */
const OUR_OWN = {
  'freeze, frozen': /\bseal(?:s|ed|ing)?\b/i,
  'scoreboard, or its row': /\bboards?\b|\bstandings?\b/i,
  email: /\bletters?\b/i,
  'back office, admins': /\bdesks?\b/i,
  'command, options': /\bwish(?:es)?\b/i,
  'path, scope': /\bdoors?\b/i,
  'action, message': /\bdeeds?\b/i,
  'messages of a program': /\bwords of\b/i,
  'upload, submit, create': /\b(?:takes?|hands?) in\b|\bmakes (?:an?|other)\b/i,
  user: /\bwhoever\b|\bpeople\b|\bsomebody\b/i,
};

const calls = [...endpointsOf(contract)].map(([noun, name, { summary }]) => [`${noun}.${name}`, summary] as const);

/** The descriptions of all fields that the document prints, each with a place where it stands. */
function descriptions(): [place: string, text: string][] {
  const { paths } = openApi(contract, { title: 'OJ', version: '1' }) as { paths: Record<string, Record<string, Record<string, unknown>>> };
  const found = new Map<string, string>();
  const gather = (part: unknown, place: string) => {
    if (typeof part !== 'object' || part === null) return;
    for (const [name, inner] of Object.entries(part)) {
      if (name === 'description' && typeof inner === 'string') found.set(inner, place);
      else gather(inner, /^(?:schema|properties|items|anyOf|oneOf|content|\d+)$/.test(name) ? place : `${place} ${name}`);
    }
  };
  for (const [path, methods] of Object.entries(paths)) {
    for (const { parameters, requestBody, responses } of Object.values(methods)) {
      gather(parameters, path);
      gather(requestBody, path);
      gather((responses as Record<string, { content?: unknown }>)['200']?.content, path);
    }
  }
  return [...found].map(([text, place]) => [place, text]);
}

const fields = descriptions();

test('there is a manual', () => {
  expect(calls.length).toBeGreaterThan(390);
  expect(fields.length).toBeGreaterThan(300);
});

const whole = (text: string) => /^[A-Z].*\.$/s.test(text) && !/[^.]\.\s+[a-z]/.test(text);
const firstWord = (text: string) => /^[\w-]+/.exec(text)?.[0] ?? '';
const hasNoSubject = (text: string) => WITHOUT_SUBJECT.has(firstWord(text).toLowerCase());
/** Names of the wire stand between backticks, and are what they are. */
const withoutNames = (text: string) => text.replaceAll(/`[^`]*`/g, '');
const ourOwnIn = (text: string) =>
  Object.entries(OUR_OWN).flatMap(([term, word]) => {
    const [found] = word.exec(withoutNames(text)) ?? [];
    return found === undefined ? [] : [`${found}: say ${term}`];
  });

/** Texts that break a rule, so that a failure names all of them at once. */
const breaking = (texts: readonly (readonly [string, string])[], isWrong: (text: string) => boolean) =>
  texts.filter(([, text]) => isWrong(text)).map(([place, text]) => `${place}: ${text}`);

test('a summary says with a verb what the call does', () => {
  expect(breaking(calls, text => !VERBS.has(firstWord(text)))).toEqual([]);
});

test('a description of a field has a subject', () => {
  expect(breaking(fields, text => hasNoSubject(text))).toEqual([]);
});

test('a description of a field is more than a unit or a name', () => {
  expect(breaking(fields, text => text.split(/\s+/).length < 3)).toEqual([]);
});

test.each([
  ['summaries', calls],
  ['descriptions', fields],
] as const)('%s are whole sentences', (_, texts) => {
  expect(breaking(texts, text => !whole(text))).toEqual([]);
  expect(breaking(texts, text => DANGLING.test(text))).toEqual([]);
});

test.each([
  ['summaries', calls],
  ['descriptions', fields],
] as const)('%s use the terms of the field', (_, texts) => {
  expect(texts.flatMap(([place, text]) => ourOwnIn(text).map(word => `${place}: ${word}`))).toEqual([]);
});

test.each([
  'that has it, of one that runs',
  'Of a notice to one user.',
  'Whose rows or files are there.',
  'By display ID in the contest.',
  'Without unofficial participants.',
  'ms',
  'Display ids.',
  'The group that it belongs to.',
  'Results that the seal hides.',
])('the rules catch what the manual once said: %s', text => {
  const isCaught = [!whole(text), hasNoSubject(text), text.split(/\s+/).length < 3, DANGLING.test(text), ourOwnIn(text).length > 0];
  expect(isCaught).toContain(true);
});
