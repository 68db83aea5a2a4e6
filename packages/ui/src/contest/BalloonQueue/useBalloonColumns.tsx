import { type ReactNode, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { formatMoment } from '../../format/moments';
import { useTask } from '../../hooks/useTask';
import { usePhrases } from '../../locale/LocaleProvider';
import type { Column } from '../../primitives/PlainTable/column';
import { Switch } from '../../primitives/Switch/Switch';
import { Tag } from '../../primitives/Tag/Tag';
import { theme } from '../../theme/theme';
import { Balloon } from '../Balloon/Balloon';
import { HelperCell } from '../hall/HelperCell';
import { hallPhrases } from '../hall/hallPhrases';
import { ParticipantName } from '../hall/ParticipantName';
import { balloonQueuePhrases } from './balloonQueuePhrases';
import type { BalloonRecord } from './balloonRecord';

export interface BalloonActs {
  onClaim: ((balloon: BalloonRecord, claimed: boolean) => unknown) | undefined;
  onDeliveredChange: ((balloon: BalloonRecord, delivered: boolean) => unknown) | undefined;
  renderParticipant: ((balloon: BalloonRecord) => ReactNode) | undefined;
}

export function useBalloonColumns({ onClaim, onDeliveredChange, renderParticipant }: BalloonActs): readonly Column<BalloonRecord>[] {
  const say = usePhrases(balloonQueuePhrases);
  const sayHall = usePhrases(hallPhrases);
  return useMemo(
    () => [
      {
        key: 'balloon',
        header: say('balloon'),
        width: '76px',
        cell: ({ problemLabel, color }) => (
          <Balloon letter={problemLabel} color={color} size={21} label={say('balloonOf', { problem: problemLabel })} />
        ),
      },
      {
        key: 'problem',
        header: say('problem'),
        cell: ({ problemLabel, problemTitle, first }) => (
          <Problem>
            <bdi>
              <b>{problemLabel}</b> {problemTitle}
            </bdi>
            {first && <Tag tone="danger">{say('firstBlood')}</Tag>}
          </Problem>
        ),
      },
      {
        key: 'participant',
        header: sayHall('participant'),
        cell: row => (renderParticipant ? renderParticipant(row) : <ParticipantName {...row} />),
      },
      { key: 'time', header: say('solvedAt'), width: '172px', cell: ({ solvedAt }) => <Time>{formatMoment(new Date(solvedAt))}</Time> },
      ...(onClaim
        ? [
            {
              key: 'helper',
              header: sayHall('helper'),
              width: '196px',
              cell: (row: BalloonRecord) =>
                !row.delivered && (
                  <HelperCell
                    helper={row.helper}
                    what={say('balloonOf', { problem: row.problemLabel })}
                    onClaim={claimed => onClaim(row, claimed)}
                  />
                ),
            },
          ]
        : []),
      {
        key: 'delivered',
        header: say('delivered'),
        width: '88px',
        cell: row => <Delivered balloon={row} onChange={onDeliveredChange} />,
      },
    ],
    [say, sayHall, onClaim, onDeliveredChange, renderParticipant],
  );
}

/** Shows at once what was asked for, until the host has answered. */
function Delivered({ balloon, onChange }: { balloon: BalloonRecord; onChange: BalloonActs['onDeliveredChange'] }) {
  const say = usePhrases(balloonQueuePhrases);
  const { pending, run } = useTask();
  const [asked, setAsked] = useState(false);
  return (
    <Switch
      label={say('deliveredOf', { who: balloon.participant, problem: balloon.problemLabel })}
      labelHidden
      disabled={pending || !onChange}
      checked={pending ? asked : balloon.delivered}
      onCheckedChange={next => {
        setAsked(next);
        void run(() => onChange?.(balloon, next));
      }}
    />
  );
}

const Problem = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[4]};
  overflow-wrap: anywhere;
`;

const Time = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.number};
`;
