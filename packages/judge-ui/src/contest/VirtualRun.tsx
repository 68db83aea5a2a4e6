import type { Contest } from '@oj/contract';
import { Button, Card, durationText, formatMoment, theme, useLocale, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { useVirtualRun, type VirtualStep } from './useVirtualRun';
import { virtualPhrases } from './virtualPhrases';

/** Begins a virtual participation, or gives the running one up. */
export function VirtualRun({ contest }: { contest: Contest }) {
  const { id, duration, virtual, powers } = contest;
  const say = usePhrases(virtualPhrases);
  const locale = useLocale();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [asked, setAsked] = useState<VirtualStep>('begin');
  const { mutateAsync } = useVirtualRun(id);
  const isOpen = virtual?.isOpen ?? false;
  if (!isOpen && !powers.virtual) return null;
  const step = isOpen ? 'giveUp' : 'begin';
  const ask = () => {
    setAsked(step);
    setAsking(true);
  };
  return (
    <Card title={say('virtual')}>
      <Part>
        <Lead>{isOpen && virtual ? say('running', { time: formatMoment(virtual.endTime) }) : say('lead')}</Lead>
        {virtual && !isOpen && <Lead>{say('last', { from: formatMoment(virtual.startTime), to: formatMoment(virtual.endTime) })}</Lead>}
        <Button tone={isOpen ? 'secondary' : 'primary'} onClick={ask}>
          {say(step)}
        </Button>
      </Part>
      <ConfirmDialog
        title={say(asked === 'begin' ? 'beginAsk' : 'giveUpAsk')}
        description={asked === 'begin' ? say('beginLead', { time: durationText(duration * 1_000, locale) }) : say('giveUpLead')}
        confirm={say(asked)}
        tone={asked === 'begin' ? 'primary' : 'danger'}
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await mutateAsync(asked);
          toast({ tone: 'success', title: say(asked === 'begin' ? 'begun' : 'givenUp') });
        }}
      />
    </Card>
  );
}

const Part = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[5]};
`;

const Lead = styled.p`
  margin: 0;
  color: ${theme.color.text2};
  font: ${theme.font.body};
`;
