import type { ContestAnnouncement } from '@oj/contract';
import { type Column, RelativeTime, usePhrases, useToast } from '@oj/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useAdminScope, useAdminTitle } from '../../page/AdminScope';
import { useItemName } from '../../page/ItemNames';
import { BackLink } from '../../parts/BackLink';
import { WRITING_PAGE_SIZE, WritingList, type WritingPageProps } from '../../parts/writing/WritingList';
import { ContestAnnouncementDialog, type WrittenAnnouncement } from './ContestAnnouncementDialog';
import { contestAnnouncementPhrases } from './contestAnnouncementPhrases';
import { useAdminContestAnnouncements, useContestAnnouncementMutations, useOpenedContest } from './useContestAdmin';

const fresh: WrittenAnnouncement = { title: '', content: '' };
const draftOf = (row: ContestAnnouncement): WrittenAnnouncement => row;

interface ContestAnnouncementAdminProps extends WritingPageProps {
  cid: number;
}

/** The announcements of a contest, the newest first. */
export function ContestAnnouncementAdmin({ cid, page, onPageChange }: ContestAnnouncementAdminProps) {
  const say = usePhrases(contestAnnouncementPhrases);
  const toast = useToast();
  useAdminTitle(say('title'));
  const { gid, addresses } = useAdminScope();
  const contest = useOpenedContest(cid);
  useItemName('contest', cid, contest.data?.contest?.title);
  const list = useAdminContestAnnouncements({ cid, currentPage: page, limit: WRITING_PAGE_SIZE });
  const { remove } = useContestAnnouncementMutations(cid);
  const columns = useMemo<readonly Column<ContestAnnouncement>[]>(
    () => [
      { key: 'author', header: say('author'), width: '140px', truncate: true, cell: row => <bdi>{row.username}</bdi> },
      { key: 'changed', header: say('changed'), width: '120px', cell: row => <RelativeTime at={row.gmtModified} /> },
    ],
    [say],
  );
  return (
    <>
      {gid !== undefined && <BackLink to={addresses.contest(cid)}>{say('toContest')}</BackLink>}
      <WritingList
        isPart={gid !== undefined}
        words={contestAnnouncementPhrases}
        icons={{ add: Plus, remove: Trash2 }}
        list={list}
        columns={columns}
        fresh={fresh}
        draftOf={draftOf}
        dialog={(written, onClose) => <ContestAnnouncementDialog cid={cid} written={written} onClose={onClose} />}
        onRemove={id => remove.mutateAsync(id).then(() => void toast({ tone: 'success', title: say('removed') }))}
        page={page}
        onPageChange={onPageChange}
      />
    </>
  );
}
