import type { OwnPractice } from '@oj/contract';
import { linkStyle, RelativeTime, usePhrases, VerdictSeal } from '@oj/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { addressesIn } from '../links/PageScope';
import { LineLink, LineName, LineNote, Lines, ShelfCard } from '../parts/shelfCard';
import { ownHomePhrases } from './ownHomePhrases';

const MOST_SHOWN = 3;

/** The problems that the reader tried last, each with its latest verdict. */
export function OwnHistory({ tried }: Pick<OwnPractice, 'tried'>) {
  const say = usePhrases(ownHomePhrases);
  return (
    <ShelfCard title={say('tried')} actions={<LineLink to="/status?onlyMine=true">{say('allTried')}</LineLink>}>
      <Lines>
        {tried.slice(0, MOST_SHOWN).map(({ problemId, gid, title, submitId, status, submittedAt }) => (
          <li key={submitId}>
            <SealLink to={addressesIn(gid).submission(submitId, problemId)}>
              <VerdictSeal status={status} />
            </SealLink>
            <LineName>
              <LineLink to={addressesIn(gid).problem(problemId)} data-tone="ink">
                <bdi>
                  {problemId} {title}
                </bdi>
              </LineLink>
            </LineName>
            <LineNote>
              <RelativeTime at={submittedAt} />
            </LineNote>
          </li>
        ))}
      </Lines>
    </ShelfCard>
  );
}

/** One below the other, whatever their letters. */
const SealLink = styled(Link)`
  ${linkStyle}
  display: inline-grid;
  flex: none;
  min-width: 52px;
  min-height: 24px;
  align-items: center;
  text-decoration: none;
`;
