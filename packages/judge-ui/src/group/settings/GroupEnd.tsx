import type { Group } from '@oj/contract';
import { Button, Card, theme, usePhrases, useToast } from '@oj/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { QuietLine } from '../../parts/formParts';
import { useDownload } from '../../parts/useDownload';
import { groupSettingPhrases } from './groupSettingPhrases';
import { useDisband } from '../useGroupChanges';
import { useGroupContents } from '../useGroups';

/** Exports a group, and disbands it once the reader has seen what goes with it. */
export function GroupEnd({ group: { id, name }, onDisbanded }: { group: Group; onDisbanded: () => void }) {
  const say = usePhrases(groupSettingPhrases);
  const toast = useToast();
  const { download, isPending } = useDownload();
  const [isAsking, setIsAsking] = useState(false);
  const { data: contents } = useGroupContents(id, isAsking);
  const disband = useDisband(id);
  return (
    <Card title={say('end')}>
      <Stack>
        <QuietLine>{say('endLead')}</QuietLine>
        <Button pending={isPending} onClick={() => download({ name: `group-${id}.json`, fetch: api => api.group.exportFile({ gid: id }) })}>
          <Download aria-hidden /> {say('export')}
        </Button>
        <Button tone="danger" onClick={() => setIsAsking(true)}>
          {say('disband')}
        </Button>
      </Stack>
      <ConfirmDialog
        title={say('disbandAsk', { name })}
        description={contents ? say('contents', contents) : say('counting')}
        confirm={say('disband')}
        count={contents?.members ?? 1}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={async () => {
          await disband.mutateAsync();
          toast({ tone: 'success', title: say('disbanded') });
          onDisbanded();
        }}
      />
    </Card>
  );
}

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[5]};
`;
