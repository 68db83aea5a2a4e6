import { useMemo } from 'react';
import { usePhrases } from '../../locale/LocaleProvider';
import type { Say } from '../../locale/phrases';
import { type CellMark, minus } from './cellMark';
import { cellPhrases } from './cellPhrases';

type CellSay = Say<typeof cellPhrases.words>;

export interface CellTexts {
  /** Second line of the cell, beside its glyph; may be empty. */
  note: string;
  /** The whole cell in words. */
  spoken: string;
}

/** Puts the mark of a cell into words of the current language. */
export function useCellTexts(): (mark: CellMark) => CellTexts {
  const say = usePhrases(cellPhrases);
  return useMemo(() => cellTexts(say), [say]);
}

/** Each wording is made once: boards repeat themselves. */
export function cellTexts(say: CellSay): (mark: CellMark) => CellTexts {
  const known = new Map<string, CellTexts>();
  return mark => {
    const key = `${mark.state} ${mark.figure} ${mark.tries} ${mark.wrongTries ?? 0}`;
    const texts = known.get(key) ?? { note: noteOf(mark, say), spoken: spokenOf(mark, say) };
    known.set(key, texts);
    return texts;
  };
}

function noteOf({ state, tries, wrongTries, minutes }: CellMark, say: CellSay): string {
  const cost = tries > 0 && minutes !== undefined ? `+${tries}` : '';
  // The star says it already, and both do not fit into the cell of a board with many problems.
  if (state === 'first') return cost || say('firstShort');
  if (state === 'first-provisional') return say('provisionalShort');
  if (state === 'pending') return wrongTries ? minus(wrongTries) : say('pendingShort', { count: tries });
  if (isAfter(state)) return say('afterShort');
  return cost;
}

const solvedPhrases: Partial<Record<CellMark['state'], 'first' | 'provisional'>> = { first: 'first', 'first-provisional': 'provisional' };

function spokenOf({ state, tries, wrongTries, minutes, score }: CellMark, say: CellSay): string {
  if (state === 'none') return say('none');
  const parts = [];
  if (wrongTries) parts.push(say('wrongTries', { count: wrongTries }));
  if (state === 'pending') return [...parts, say('pending', { count: tries })].join(say('comma'));
  if (score !== undefined) parts.push(scoreText(state, score, say));
  if (minutes !== undefined) parts.push(say(solvedPhrases[state] ?? 'accepted', { minutes }));
  if (tries > 0) parts.push(say('wrongTries', { count: tries }));
  if (isAfter(state)) parts.push(say('after'));
  return parts.join(say('comma'));
}

const isAfter = (state: CellMark['state']) => state === 'after' || state === 'after-wrong';

function scoreText(state: CellMark['state'], score: number, say: CellSay): string {
  if (state === 'first') return say('firstFull', { score });
  return state === 'accepted' ? say('full', { score }) : say('scored', { count: score });
}
