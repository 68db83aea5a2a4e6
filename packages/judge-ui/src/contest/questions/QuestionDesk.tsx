import type { Contest, Question } from '@oj/contract';
import { Alert, Button, EmptyState, Skeleton, theme, usePhrases } from '@oj/ui';
import { MessageSquareText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { anchorOf } from '../../comment/commentAnchor';
import { contestAddress } from '../../links/contestAddress';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { PagedRows } from '../../parts/list/PagedTable';
import type { HallPaging } from '../hall/Balloons';
import { AnswerForm } from './AnswerForm';
import { AnswersDialog } from './AnswersDialog';
import { DeskFilters, type DeskFiltersProps } from './DeskFilters';
import { QuestionCard } from './QuestionCard';
import { answerPhrases, questionPhrases } from './questionPhrases';
import { useDeskActs } from './useDeskActs';
import { type DeskFilter, useQuestions } from './useQuestions';
import { useShownQuestions } from './useShownQuestions';

const PAGE_SIZE = 20;
/** One question, whatever its state. */
const LINKED: DeskFilter = { filter: 'all' };

type QuestionDeskProps = HallPaging & Pick<DeskFiltersProps, 'contest' | 'filter' | 'onFilterChange'>;

/**
 * Questions of participants, for the organisers of a contest: the jury claims, answers and announces, observers read. An address with a mark
 * shows one alone.
 */
export function QuestionDesk({ contest, filter, page, onFilterChange, onPageChange }: QuestionDeskProps) {
  const say = usePhrases(questionPhrases);
  const sayAnswer = usePhrases(answerPhrases);
  const { hash } = useLocation();
  const { commentId, replyId } = useMemo(() => anchorOf(hash), [hash]);
  const id = replyId ?? commentId;
  const asked = id === undefined ? { ...filter, currentPage: page } : { id, currentPage: 1 };
  const list = useQuestions(contest.id, { ...asked, limit: PAGE_SIZE });
  const [isEditing, setIsEditing] = useState(false);
  return (
    <div>
      {id === undefined ? (
        <DeskFilters contest={contest} filter={filter} onFilterChange={onFilterChange}>
          {contest.powers.judge && (
            <Button tone="quiet" onClick={() => setIsEditing(true)}>
              <MessageSquareText aria-hidden /> {sayAnswer('edit')}
            </Button>
          )}
        </DeskFilters>
      ) : (
        <OnlyLinked cid={contest.id} isGone={list.data?.total === 0} />
      )}
      <PagedRows list={list} failed={say('failed')} page={page} pageSize={PAGE_SIZE} onPageChange={onPageChange}>
        {(rows, loading) => <Rows contest={contest} rows={rows} loading={loading} filter={id === undefined ? filter : LINKED} />}
      </PagedRows>
      {contest.powers.judge && <AnswersDialog cid={contest.id} open={isEditing} onClose={() => setIsEditing(false)} />}
    </div>
  );
}

function OnlyLinked({ cid, isGone }: { cid: number; isGone: boolean }) {
  const say = usePhrases(questionPhrases);
  return (
    <Linked aria-live="polite">
      <Alert title={say(isGone ? 'linkGone' : 'onlyLinked')} actions={<Link to={contestAddress(cid, 'comment')}>{say('showAll')}</Link>} />
    </Linked>
  );
}

interface RowsProps {
  contest: Contest;
  rows: readonly Question[];
  loading: boolean;
  filter: DeskFilter;
}

function Rows({ contest, rows, loading, filter }: RowsProps) {
  const say = usePhrases(questionPhrases);
  const { acts, region, busyId, answered, send, endAnswer, removing } = useDeskActs(contest.id, rows);
  const { filter: state = 'open', ...narrower } = filter;
  const isNarrowed = Object.values(narrower).some(each => each !== undefined);
  const shown = useShownQuestions(contest.id, rows, answered);
  return (
    <Region ref={region} tabIndex={-1} aria-label={say('title')} aria-busy={loading || undefined}>
      {loading && !shown.length && <Skeletons />}
      {!loading && !shown.length && <Nothing isOpenOnly={state === 'open' && !isNarrowed} />}
      {shown.map(question => (
        <QuestionCard
          key={question.id}
          cid={contest.id}
          question={question}
          isBusy={busyId === question.id}
          form={
            answered?.id === question.id ? (
              <AnswerForm cid={contest.id} question={question} known={answered.question ?? 'open'} onSend={send} onCancel={endAnswer} />
            ) : undefined
          }
          acts={contest.powers.judge ? acts : undefined}
        />
      ))}
      <ConfirmDialog
        title={say(removing.isReply ? 'sureReplyTitle' : 'sureTitle')}
        description={say(removing.isReply ? 'sureReply' : 'sure')}
        confirm={say('remove')}
        open={removing.isAsked}
        onClose={removing.end}
        onConfirm={removing.confirm}
      />
    </Region>
  );
}

function Nothing({ isOpenOnly }: { isOpenOnly: boolean }) {
  const say = usePhrases(questionPhrases);
  if (!isOpenOnly) return <EmptyState title={say('none')} />;
  return (
    <EmptyState picture="scroll" title={say('noneOpen')}>
      {say('noneOpenHint')}
    </EmptyState>
  );
}

const Skeletons = () => (
  <Padded>
    <Skeleton lines={4} />
    <Skeleton lines={4} />
  </Padded>
);

const Region = styled.section`
  outline: none;
`;

const Padded = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  padding: ${theme.space[6]};
`;

const Linked = styled.div`
  margin-block-end: ${theme.space[6]};
`;
