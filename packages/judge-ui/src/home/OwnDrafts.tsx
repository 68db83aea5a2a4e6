import { RelativeTime, usePhrases } from '@oj/ui';
import { ProblemLink } from '../links/ProblemLink';
import { LineName, LineNote, Lines, ShelfCard } from '../parts/shelfCard';
import type { OwnDraft } from './ownDrafts';
import { ownHomePhrases } from './ownHomePhrases';

/** Code that was written on this device and may not have been submitted. */
export function OwnDrafts({ drafts }: { drafts: readonly OwnDraft[] }) {
  const say = usePhrases(ownHomePhrases);
  return (
    <ShelfCard title={say('drafts')}>
      <Lines>
        {drafts.map(({ problemId, language, savedAt }) => (
          <li key={problemId}>
            <LineName>
              <ProblemLink problemId={problemId}>{language ? say('draftOf', { id: problemId, language }) : problemId}</ProblemLink>
            </LineName>
            {savedAt > 0 && (
              <LineNote>
                <RelativeTime at={savedAt} />
              </LineNote>
            )}
          </li>
        ))}
      </Lines>
    </ShelfCard>
  );
}
