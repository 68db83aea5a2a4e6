import { type EditedRow, problemVisibilities } from '@oj/contract';
import { Button, DifficultyMark, EmptyState, Pagination, Skeleton, Tag, TextField, theme, usePhrases } from '@oj/ui';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { useThrottled } from '../../parts/list/useThrottled';
import { adminProblemPhrases } from '../../problem/admin/adminProblemPhrases';
import { nameOfAuth } from '../../problem/admin/AuthSelect';
import { addProblemsPhrases } from './addProblemsPhrases';
import { useContestProblems } from './useContestAdmin';

const PAGE_SIZE = 10;
/** How often the list is asked for while somebody types. */
const SEARCH_EVERY_MS = 500;

interface FoundProblemsProps {
  cid: number;
  problemType: 0 | 1;
  /** The ID in the contest of a problem that is chosen. */
  chosenIdOf: (pid: number) => string | undefined;
  /** No further problem can be chosen. */
  isFull: boolean;
  onChoose: (problem: EditedRow) => void;
}

/** Finds problems for a contest while a word is typed. Those that are in it or are chosen say so. */
export function FoundProblems({ cid, problemType, chosenIdOf, isFull, onChoose }: FoundProblemsProps) {
  const say = usePhrases(addProblemsPhrases);
  const [word, setWord] = useState('');
  const keyword = useThrottled(word.trim(), SEARCH_EVERY_MS) || undefined;
  const [turned, setTurned] = useState({ keyword, page: 1 });
  const page = turned.keyword === keyword ? turned.page : 1;
  const list = useContestProblems({ cid, problemType, keyword, currentPage: page, limit: PAGE_SIZE });
  const present = useContestProblems({ cid, keyword, limit: PAGE_SIZE });
  // Rows that were found by another word are none to choose from.
  const isCurrent = word.trim() === (keyword ?? '');
  const rows = isCurrent && !list.isPlaceholderData ? list.data?.records : undefined;
  const inContest = rows && keyword && page === 1 && !present.isPlaceholderData ? present.data : undefined;
  const isNone = rows?.length === 0 && !inContest?.records.length;

  const chooseFirst = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter also ends the composition of a Chinese word.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const first = rows?.find(({ id }) => chosenIdOf(id) === undefined);
    if (!first || isFull) return;
    onChoose(first);
    event.currentTarget.select();
  };

  return (
    <Found>
      <TextField
        label={say('search')}
        hint={say('searchHint')}
        prefix={<Search aria-hidden />}
        value={word}
        maxLength={100}
        autoComplete="off"
        onChange={event => setWord(event.target.value)}
        onKeyDown={chooseFirst}
      />
      <Scrolled>
        {!rows && !list.error && <Skeleton shape="block" height={320} />}
        {list.error && <FailedQuery title={say('failed')} error={list.error} onRetry={list.refetch} />}
        {isNone && (
          <EmptyState picture="boat" title={say('noneFound')}>
            {say('noneFoundHint')}
          </EmptyState>
        )}
        <Rows aria-label={say('found')}>
          {inContest?.records.map(row => (
            <Row key={row.id} row={row}>
              <Tag>{say('isThere', { id: inContest.entries[String(row.id)]?.displayId ?? '' })}</Tag>
            </Row>
          ))}
          {rows?.map(row => {
            const id = chosenIdOf(row.id);
            const isOff = isFull || id !== undefined;
            return (
              <Row key={row.id} row={row}>
                {/* It keeps the focus when it has been pressed. */}
                <ChooseButton
                  size="small"
                  aria-disabled={isOff || undefined}
                  aria-label={id === undefined ? say('addOne', { id: row.problemId }) : say('oneIsChosen', { problem: row.problemId, id })}
                  onClick={() => !isOff && onChoose(row)}
                >
                  {id === undefined ? say('add') : say('isChosen', { id })}
                </ChooseButton>
              </Row>
            );
          })}
        </Rows>
      </Scrolled>
      {list.data && list.data.total > PAGE_SIZE && (
        <Pagination page={page} pageSize={PAGE_SIZE} total={list.data.total} onPageChange={next => setTurned({ keyword, page: next })} />
      )}
    </Found>
  );
}

/** A problem with its difficulty, and who sees it unless everybody does. */
function Row({ row, children }: { row: EditedRow; children: ReactNode }) {
  const say = usePhrases(adminProblemPhrases);
  return (
    <Line>
      <Name>
        <Id>{row.problemId}</Id> <bdi>{row.title}</bdi> <DifficultyMark difficulty={row.difficulty} />
        {row.auth !== problemVisibilities.public && <Tag tone="warning">{say(nameOfAuth(row.auth))}</Tag>}
      </Name>
      {children}
    </Line>
  );
}

const Found = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[5]};
  min-width: 0;
`;

const Scrolled = styled.div`
  height: 400px;
  overflow-y: auto;
  ${theme.phone} {
    height: 240px;
  }
`;

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[5]};
  min-width: 0;
  padding: ${theme.space[3]} ${theme.space[2]};
  border-block-end: 1px solid ${theme.color.line};
  font: ${theme.font.body};
  & > :last-child {
    flex: none;
  }
`;

const Name = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Id = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.number};
`;

const ChooseButton = styled(Button)`
  &[aria-disabled='true'] {
    border-color: ${theme.color.line};
    background: ${theme.color.sunken};
    color: ${theme.color.text2};
    cursor: default;
  }
`;
