import type { ContestEntry, EditedRow } from '@oj/contract';
import { Balloon, type Column, EmptyState, IconButton, theme, touchTarget, usePhrases } from '@oj/ui';
import { ArrowLeft, FilePlus, SquarePen, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAdminScope, useAdminTitle } from '../../page/AdminScope';
import { AdminHeader } from '../../page/AdminHeader';
import { useItemName } from '../../page/ItemNames';
import { problemFormAddress } from '../../links/problemEditorAddress';
import { BackLink } from '../../parts/BackLink';
import { ButtonLink } from '../../parts/ButtonLink';
import { PagedTable } from '../../parts/list/PagedTable';
import { AddEntries, RemoveEntry } from '../../problem/entries/ProblemEntries';
import { useMay } from '../../session/useMay';
import { AddProblemsDialog } from './AddProblemsDialog';
import { ContestProblemDialog } from './ContestProblemDialog';
import { contestProblemPhrases } from './contestProblemPhrases';
import { useContestProblemMutations, useContestProblems, useOpenedContest } from './useContestAdmin';

const PAGE_SIZE = 50;

interface ContestProblemAdminProps {
  cid: number;
  page: number;
  onPageChange: (page: number) => void;
}

/** The problems of a contest: what they are called there, and the colours of their balloons. */
export function ContestProblemAdmin({ cid, page, onPageChange }: ContestProblemAdminProps) {
  const say = usePhrases(contestProblemPhrases);
  useAdminTitle(say('title'));
  const contest = useOpenedContest(cid);
  useItemName('contest', cid, contest.data?.contest?.title);
  const list = useContestProblems({ cid, currentPage: page, limit: PAGE_SIZE });
  const changes = useContestProblemMutations(cid);
  const { gid, addresses } = useAdminScope();
  const mayPublish = useMay('problem_publish');
  const problemType = contest.data?.values.type ?? 0;
  const [editing, setEditing] = useState<ContestEntry>();
  const [going, setGoing] = useState<ContestEntry>();
  const columns = useColumns(cid, list.data?.entries, { onEdit: setEditing, onRemove: setGoing });
  return (
    <>
      <AdminHeader
        kicker={
          <BackLink to={addresses.contest(cid)}>
            <ArrowLeft aria-hidden /> {contest.data?.contest?.title ?? say('toContest')}
          </BackLink>
        }
        title={say('title')}
        actions={
          <>
            <ButtonLink to={addresses.newContestProblem(cid)}>
              <FilePlus aria-hidden /> {say('create')}
            </ButtonLink>
            <AddEntries
              words={contestProblemPhrases}
              ownLead={say('addOwnLead')}
              asksDisplayId
              changes={changes}
              adder={state => <AddProblemsDialog cid={cid} problemType={problemType} lead={say(leadOf(gid, mayPublish))} {...state} />}
            />
          </>
        }
      />
      <PagedTable
        label={say('title')}
        failed={say('failed')}
        list={list}
        columns={columns}
        rowKey={row => String(row.id)}
        skeletonRows={6}
        empty={
          <EmptyState picture="scroll" title={say('none')}>
            {say('noneHint')}
          </EmptyState>
        }
        page={page}
        pageSize={PAGE_SIZE}
        onPageChange={onPageChange}
      />
      <ContestProblemDialog cid={cid} entry={editing} onClose={() => setEditing(undefined)} />
      <RemoveEntry words={contestProblemPhrases} entry={going} remove={changes.remove} onClose={() => setGoing(undefined)} />
    </>
  );
}

/** What becomes of a problem in this contest, by who adds it. */
function leadOf(gid: number | undefined, mayPublish: boolean) {
  if (gid !== undefined) return 'addToGroupLead';
  return mayPublish ? 'addLead' : 'addOthersLead';
}

interface Handlers {
  onEdit: (entry: ContestEntry) => void;
  onRemove: (entry: ContestEntry) => void;
}

function useColumns(
  cid: number,
  entries: Record<string, ContestEntry> | undefined,
  { onEdit, onRemove }: Handlers,
): readonly Column<EditedRow>[] {
  const say = usePhrases(contestProblemPhrases);
  const { gid } = useAdminScope();
  return useMemo(() => {
    const entryOf = ({ id }: EditedRow) => entries?.[String(id)];
    return [
      { key: 'displayId', header: say('displayId'), width: '128px', cell: row => <Id>{entryOf(row)?.displayId}</Id> },
      {
        key: 'displayTitle',
        header: say('displayTitle'),
        cell: row => (
          <Name>
            {entryOf(row)?.color && <Balloon letter={entryOf(row)?.displayId ?? ''} color={entryOf(row)?.color} size={18} />}{' '}
            {entryOf(row)?.displayTitle}
          </Name>
        ),
      },
      {
        key: 'problem',
        header: say('problem'),
        width: '220px',
        truncate: true,
        cell: row => (
          <Quiet>
            {row.mayEdit ? (
              <Link to={gid === undefined ? `/admin/contest/${cid}/problem/${row.id}/edit` : problemFormAddress(gid, row.id)}>
                {row.problemId} {row.title}
              </Link>
            ) : (
              `${row.problemId} ${row.title}`
            )}
          </Quiet>
        ),
      },
      { key: 'author', header: say('author'), width: '120px', truncate: true, cell: row => <bdi>{row.author}</bdi> },
      {
        key: 'actions',
        header: say('actions'),
        headerHidden: true,
        align: 'end',
        width: '104px',
        cell: row => {
          const entry = entryOf(row);
          if (!entry) return null;
          return (
            <Actions>
              <IconButton label={say('editOne', { id: entry.displayId })} size="small" onClick={() => onEdit(entry)}>
                <SquarePen />
              </IconButton>
              <IconButton label={say('removeOne', { id: entry.displayId })} size="small" onClick={() => onRemove(entry)}>
                <Trash2 />
              </IconButton>
            </Actions>
          );
        },
      },
    ];
  }, [say, gid, cid, entries, onEdit, onRemove]);
}

const Id = styled.span`
  font: ${theme.font.number};
  overflow-wrap: anywhere;
`;

const Name = styled.span`
  font: ${theme.font.strong};
  overflow-wrap: anywhere;
  & svg {
    vertical-align: -4px;
  }
`;

const Quiet = styled.span`
  color: ${theme.color.text2};
  & > a {
    ${touchTarget}
  }
`;

const Actions = styled.span`
  display: inline-flex;
  gap: ${theme.space[2]};
`;
