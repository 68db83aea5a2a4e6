import type { EditedContest } from '@oj/contract';
import { Button, usePhrases } from '@oj/ui';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { QuietLine } from '../../../parts/formParts';
import { contestFormPhrases } from '../contestFormPhrases';
import { OnOff } from '../OnOff';
import { ContestTimeDialog } from './ContestTimeDialog';
import { contestTimePhrases } from './contestTimePhrases';
import { momentText } from './momentText';

/**
 * A freeze that holds: it is moved and ended in the dialog about the time, which counts the results that become visible. While the contest
 * runs, the form still decides whether it ends with the contest; the way to the dialog stands at the times.
 * @param nowMs by the clock of the server.
 */
export function HeldFreeze({ contest, nowMs }: { contest: EditedContest; nowMs: number }) {
  const say = usePhrases(contestFormPhrases);
  const sayTime = usePhrases(contestTimePhrases);
  const [isOpen, setIsOpen] = useState(false);
  const { id, title, endTime, sealRankTime } = contest;
  const lead = <QuietLine>{say('sealBegun', { time: sealRankTime ? momentText(sealRankTime) : '' })}</QuietLine>;
  if (nowMs < endTime.getTime())
    return (
      <>
        {lead}
        <OnOff name="autoRealRank" />
      </>
    );
  return (
    <>
      {lead}
      <Button size="small" style={{ justifySelf: 'start' }} onClick={() => setIsOpen(true)}>
        <Clock aria-hidden /> {sayTime('change')}
      </Button>
      <ContestTimeDialog cid={id} title={title} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
