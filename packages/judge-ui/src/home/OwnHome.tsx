import type { OwnPractice, UserInfo } from '@oj/contract';
import { Skeleton, theme, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { DueCard, useDueSoon } from '../assignment/DueCard';
import { FailedBriefly } from '../parts/FailedBriefly';
import { ShelfCard } from '../parts/shelfCard';
import { EnteredContestCard } from './EnteredContestCard';
import { NextStep } from './NextStep';
import { OwnDrafts } from './OwnDrafts';
import { ownDrafts } from './ownDrafts';
import { OwnHistory } from './OwnHistory';
import { ownHomePhrases } from './ownHomePhrases';
import { Shelf } from './Shelf';
import { useOwnPractice } from './useOwnPractice';

/**
 * The head of the first page for whoever is logged in: what to do now, and below it what is due, what was begun and what was done last. Its
 * rows are as high whatever they hold; what would be empty is not there, and whoever has nothing in the second row has one tall one.
 */
export function OwnHome({ user }: { user: UserInfo }) {
  const say = usePhrases(ownHomePhrases);
  const practice = useOwnPractice();
  const due = useDueSoon();
  const isHere = (practice.data || practice.error) && (due.data || due.error);
  return (
    <Own>
      <Hello>
        <h1>{say('hello', { name: user.nickname || user.username })}</h1>
        <p>{practice.data ? <Streak {...practice.data} /> : '\u00a0'}</p>
      </Hello>
      {isHere ? <Rows uid={user.uid} practice={practice} due={due} /> : <Waiting />}
    </Own>
  );
}

function Streak({ streak, isTodayDone }: OwnPractice) {
  const say = usePhrases(ownHomePhrases);
  if (streak === 0) return say('noStreak');
  if (!isTodayDone) return say('streakOpen', { count: streak });
  return streak === 1 ? say('streakOne') : say('streak', { count: streak });
}

interface RowsProps {
  uid: string;
  practice: ReturnType<typeof useOwnPractice>;
  due: ReturnType<typeof useDueSoon>;
}

function Rows({ uid, practice, due }: RowsProps) {
  const say = usePhrases(ownHomePhrases);
  const { data, error, dataUpdatedAt, refetch } = practice;
  const drafts = ownDrafts(uid);
  const isDue = due.data ? due.data.total > 0 : true;
  const isTried = !!data && data.tried.length > 0;
  const hasMore = isDue || drafts.length > 0 || isTried;
  const contests = data?.contests ?? [];
  return (
    <>
      <Shelf data-row={hasMore ? 'first' : 'both'}>
        {contests.map(contest => (
          <EnteredContestCard key={contest.id} contest={contest} answeredAt={dataUpdatedAt} />
        ))}
        {data ? (
          <NextStep next={data.next} isNew={!isTried} isTall={!hasMore} isSecond={contests.length > 0} />
        ) : (
          <ShelfCard>
            <FailedBriefly title={say('failed')} error={error} onRetry={refetch} />
          </ShelfCard>
        )}
      </Shelf>
      {hasMore && (
        <Shelf data-row="second">
          {isDue && <DueCard due={due} />}
          {drafts.length > 0 && <OwnDrafts drafts={drafts} />}
          {isTried && <OwnHistory tried={data.tried} />}
        </Shelf>
      )}
    </>
  );
}

function Waiting() {
  return (
    <>
      <Shelf data-row="first" aria-busy>
        <ShelfCard>
          <Skeleton lines={2} />
        </ShelfCard>
      </Shelf>
      <Shelf data-row="second">
        <ShelfCard>
          <Skeleton lines={4} />
        </ShelfCard>
      </Shelf>
    </>
  );
}

const Own = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--row-gap);
`;

/** One line, whatever the name; on a phone two. */
const Hello = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${theme.space[6]};
  white-space: nowrap;
  & h1 {
    margin: 0;
    overflow: hidden;
    font: ${theme.font.heading};
    text-overflow: ellipsis;
  }
  & p {
    flex: none;
    margin: 0;
    color: ${theme.color.text2};
    font: ${theme.font.lead};
  }
  ${theme.phone} {
    display: block;
    & p {
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`;
