import type { EditedContest } from '@oj/contract';
import { Button, durationText, formatClock, lengthMs, theme, useLocale, usePhrases } from '@oj/ui';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { FactList } from '../../../parts/FactList';
import { useFormAround } from '../../../parts/form/SaveForm';
import { FaultLine, QuietLine } from '../../../parts/formParts';
import { pauseOf, timesOf } from '../../summaryOf';
import type { ContestValues } from '../contestValues';
import { ContestTimeDialog } from './ContestTimeDialog';
import { contestTimePhrases } from './contestTimePhrases';
import { momentText } from './momentText';
import { zoneName } from './zoneName';

/**
 * The times of a contest that runs, and the way to the dialog that changes them.
 * @param nowMs by the clock of the server.
 */
export function HeldTimes({ contest, nowMs }: { contest: EditedContest; nowMs: number }) {
  const say = usePhrases(contestTimePhrases);
  const locale = useLocale();
  const { errorOf } = useFormAround<ContestValues>();
  const { control } = useFormContext<ContestValues>();
  // What is refused about the times leads here.
  const { ref } = useController({ control, name: 'endTime' }).field;
  const [isOpen, setIsOpen] = useState(false);
  const { id, title, startTime, endTime, pauses } = contest;
  const pause = pauseOf(contest, nowMs);
  const fault = errorOf('endTime') ?? errorOf('startTime');
  return (
    <Box>
      <QuietLine>{pause ? say('heldPaused', { time: momentText(pause.endTime) }) : say('held')}</QuietLine>
      <FactList
        facts={[
          [say('start'), momentText(startTime)],
          [say('ends'), `${momentText(endTime)} (${zoneName(endTime)})`],
          [say(pauses.length ? 'lengthNet' : 'length'), durationText(lengthMs(timesOf(contest)), locale)],
          ...(pauses.length ? [[say('pauses'), pauses.map(pauseText).join(', ')] as const] : []),
        ]}
      />
      {fault && <FaultLine>{fault}</FaultLine>}
      <Button ref={ref} size="small" onClick={() => setIsOpen(true)}>
        <Clock aria-hidden /> {say('change')}
      </Button>
      <ContestTimeDialog cid={id} title={title} open={isOpen} onClose={() => setIsOpen(false)} />
    </Box>
  );
}

const pauseText = ({ startTime, endTime }: EditedContest['pauses'][number]) =>
  `${momentText(startTime)} – ${formatClock(endTime, startTime)}`;

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[5]};
`;
