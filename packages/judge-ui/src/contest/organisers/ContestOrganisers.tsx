import type { Contest, ContestOrganiser } from '@oj/contract';
import { Button, Card, EmptyState, PlainTable, theme, usePhrases, useToast } from '@oj/ui';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { useContestTitle } from '../useContestTitle';
import { OrganiserDialog } from './OrganiserDialog';
import { organiserPhrases } from './organiserPhrases';
import { useOrganiserColumns } from './useOrganiserColumns';
import { useChangeOrganiser, useOrganisers } from './useOrganisers';

/** Who is chosen in the list, and for what. A change without an organiser adds one. */
type Chosen = { to: 'change'; organiser?: ContestOrganiser } | { to: 'remove'; organiser: ContestOrganiser };

/** The people who help to organise a contest, and what each may do there. Who owns the contest chooses them. */
export function ContestOrganisers({ contest }: { contest: Contest }) {
  const say = usePhrases(organiserPhrases);
  useContestTitle(contest, say('title'));
  const list = useOrganisers(contest.id);
  const [chosen, setChosen] = useState<Chosen>();
  const columns = useOrganiserColumns(contest.powers.own ? setChosen : undefined);
  const close = () => setChosen(undefined);
  return (
    <>
      <Head>
        <p>{say('lead')}</p>
        {contest.powers.own && (
          <Button tone="primary" onClick={() => setChosen({ to: 'change' })}>
            <UserPlus aria-hidden /> {say('add')}
          </Button>
        )}
      </Head>
      <Card padding="none">
        {list.error && !list.data ? (
          <FailedQuery title={say('failed')} error={list.error} onRetry={list.refetch} />
        ) : (
          <PlainTable
            label={say('title')}
            columns={columns}
            rows={list.data ?? []}
            rowKey={({ uid }) => uid}
            loading={list.isPending}
            density="comfortable"
            narrow="cards"
            empty={<EmptyState title={say('none')}>{say('noneHint')}</EmptyState>}
          />
        )}
      </Card>
      {chosen?.to === 'change' && <OrganiserDialog cid={contest.id} organiser={chosen.organiser} onClose={close} />}
      <Removal cid={contest.id} organiser={chosen?.to === 'remove' ? chosen.organiser : undefined} onClose={close} />
    </>
  );
}

interface RemovalProps {
  cid: number;
  /** The dialog is closed when it is undefined. */
  organiser: ContestOrganiser | undefined;
  onClose: () => void;
}

function Removal({ cid, organiser, onClose }: RemovalProps) {
  const say = usePhrases(organiserPhrases);
  const toast = useToast();
  const change = useChangeOrganiser(cid);
  const name = organiser?.username ?? '';
  return (
    <ConfirmDialog
      title={say('removeAsk', { name })}
      description={say('removeLead')}
      confirm={say('remove')}
      open={!!organiser}
      onClose={onClose}
      onConfirm={async () => {
        await change.mutateAsync({ username: name, roles: [] });
        toast({ tone: 'success', title: say('removed', { name }) });
      }}
    />
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[5]};
  & > p {
    flex: 1 1 320px;
    max-width: 640px;
    margin: 0;
    color: ${theme.color.text2};
    font: ${theme.font.body};
  }
`;
