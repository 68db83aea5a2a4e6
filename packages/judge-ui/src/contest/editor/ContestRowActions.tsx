import type { EditedContestRow } from '@oj/contract';
import { IconButton, Menu, type MenuEntry, theme, usePhrases, useToast } from '@oj/ui';
import {
  Clock,
  Copy,
  Ellipsis,
  Eye,
  FileArchive,
  FileSpreadsheet,
  FileText,
  ListOrdered,
  Megaphone,
  SquarePen,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAdminScope } from '../../page/AdminScope';
import { ButtonLink } from '../../parts/ButtonLink';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { useErrorToast } from '../../parts/useErrorToast';
import { AcceptedCodeDialog } from './AcceptedCodeDialog';
import { contestAdminPhrases } from './contestAdminPhrases';
import { ContestTimeDialog } from './time/ContestTimeDialog';
import { useContestDownloads, useContestMutations } from './useContestAdmin';

/** The actions of a row that the reader may use. */
export function ContestRowActions({ row }: { row: EditedContestRow }) {
  const say = usePhrases(contestAdminPhrases);
  const toast = useToast();
  const showError = useErrorToast();
  const { clone, remove } = useContestMutations();
  const download = useContestDownloads();
  const [isAsking, setIsAsking] = useState(false);
  const [isMoving, setIsMoving] = useState(false);
  const [isTaking, setIsTaking] = useState(false);
  const { addresses } = useAdminScope();
  const { id: cid, title, mayEdit, mayRemove } = row;
  const cloneIt = () => clone.mutate(cid, { onSuccess: () => toast({ tone: 'success', title: say('cloned') }), onError: showError });
  const entries: MenuEntry[] = [
    { label: say('view'), icon: <Eye />, link: <Link to={`/contest/${cid}`} /> },
    ...(mayEdit
      ? [
          { label: say('problems'), icon: <ListOrdered />, link: <Link to={addresses.contestProblems(cid)} /> },
          { label: say('announcements'), icon: <Megaphone />, link: <Link to={addresses.contestAnnouncements(cid)} /> },
          { label: say('move'), icon: <Clock />, onSelect: () => setIsMoving(true) },
          { label: say('rankXlsx'), icon: <FileSpreadsheet />, onSelect: () => download.rank(cid, 'xlsx') },
          { label: say('rankCsv'), icon: <FileText />, onSelect: () => download.rank(cid, 'csv') },
          { label: say('accepted'), icon: <FileArchive />, onSelect: () => setIsTaking(true) },
          { label: say('clone'), icon: <Copy />, onSelect: cloneIt },
        ]
      : []),
    ...(mayRemove
      ? ['separator' as const, { label: say('remove'), icon: <Trash2 />, tone: 'danger' as const, onSelect: () => setIsAsking(true) }]
      : []),
  ];
  return (
    <Actions>
      {mayEdit && (
        <ButtonLink to={addresses.contest(cid)} data-size="small" aria-label={`${say('edit')} ${title}`}>
          <SquarePen aria-hidden /> {say('edit')}
        </ButtonLink>
      )}
      <Menu
        align="end"
        trigger={
          <IconButton label={say('more', { title })} size="small">
            <Ellipsis />
          </IconButton>
        }
        entries={entries}
      />
      <AcceptedCodeDialog cid={cid} open={isTaking} onClose={() => setIsTaking(false)} />
      <ContestTimeDialog cid={cid} title={title} open={isMoving} onClose={() => setIsMoving(false)} />
      <ConfirmDialog
        title={say('removeAsk', { title })}
        description={say('removeLead')}
        confirm={say('remove')}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={async () => {
          await remove.mutateAsync(cid);
          toast({ tone: 'success', title: say('removed') });
        }}
      />
    </Actions>
  );
}

const Actions = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[2]};
`;
