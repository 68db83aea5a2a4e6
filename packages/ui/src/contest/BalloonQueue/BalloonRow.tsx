import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { formatMoment } from '../../format/moments';
import { useTask } from '../../hooks/useTask';
import { usePhrases } from '../../locale/LocaleProvider';
import { Switch } from '../../primitives/Switch/Switch';
import { Tag } from '../../primitives/Tag/Tag';
import { theme } from '../../theme/theme';
import { HelperCell } from '../hall/HelperCell';
import { HallSeat } from '../hall/HallSeat';
import { ParticipantName } from '../hall/ParticipantName';
import { BalloonLetter } from './BalloonLetter';
import { balloonQueuePhrases } from './balloonQueuePhrases';
import type { BalloonRecord } from './balloonRecord';
import { rowStyle, whoStyle } from './rowStyle';
import type { Act } from './useFocusAfter';

export interface BalloonActs {
  onClaim?: ((balloon: BalloonRecord, claimed: boolean) => unknown) | undefined;
  onDeliveredChange?: ((balloon: BalloonRecord, delivered: boolean) => unknown) | undefined;
  onSettle?: ((balloon: BalloonRecord) => unknown) | undefined;
  renderParticipant?: ((balloon: BalloonRecord) => ReactNode) | undefined;
}

export interface BalloonRowProps extends BalloonActs {
  balloon: BalloonRecord;
  act: Act;
}

/** A balloon: whose it is, who brings it, and whether it is there. On a phone two lines. */
export function BalloonRow({ balloon, act, onClaim, onDeliveredChange, renderParticipant }: BalloonRowProps) {
  const say = usePhrases(balloonQueuePhrases);
  const { id, problemLabel: problem, problemTitle, color, participant: who, solvedAt, helper, delivered } = balloon;
  const what = say('balloonOf', { problem });
  return (
    <Row tabIndex={-1} data-balloon={id} aria-label={say('rowOf', { who, problem })}>
      <BalloonLetter letter={problem} color={color} label={what} />
      <Who>
        {renderParticipant ? renderParticipant(balloon) : <ParticipantName {...balloon} />}
        <HallSeat {...balloon} />
      </Who>
      <Problem>
        <bdi>
          <b>{problem}</b> {problemTitle}
        </bdi>
      </Problem>
      <Mark>
        <FirstTag {...balloon} />
      </Mark>
      <Time>{solvedAt !== null && formatMoment(new Date(solvedAt))}</Time>
      <Helper>
        {onClaim && !delivered && <HelperCell helper={helper} what={what} onClaim={claimed => act(id, () => onClaim(balloon, claimed))} />}
      </Helper>
      <Delivered balloon={balloon} onChange={onDeliveredChange && (next => act(id, () => onDeliveredChange(balloon, next)))} />
    </Row>
  );
}

function FirstTag({ first, firstProvisional }: BalloonRecord) {
  const say = usePhrases(balloonQueuePhrases);
  if (firstProvisional) {
    const hint = say('provisionalHint');
    return (
      <Provisional title={hint} aria-label={hint}>
        ☆ {say('provisional')}
      </Provisional>
    );
  }
  return first ? <Tag tone="danger">{`★ ${say('firstBlood')}`}</Tag> : null;
}

interface DeliveredProps {
  balloon: BalloonRecord;
  onChange: ((delivered: boolean) => unknown) | undefined;
}

/** Shows at once what was asked for, until the host has answered. */
function Delivered({ balloon, onChange }: DeliveredProps) {
  const say = usePhrases(balloonQueuePhrases);
  const { pending, run } = useTask();
  const [asked, setAsked] = useState(false);
  return (
    <Target
      label={say('deliveredOf', { who: balloon.participant, problem: balloon.problemLabel })}
      labelHidden
      disabled={pending || !onChange}
      checked={pending ? asked : balloon.delivered}
      onCheckedChange={next => {
        setAsked(next);
        void run(() => onChange?.(next));
      }}
    />
  );
}

const Row = styled.li`
  ${rowStyle}
  grid-template-columns: 48px minmax(0, 3fr) minmax(0, 2fr) 108px 164px 208px 48px;
  ${theme.phone} {
    grid-template: 'letter who mark' auto 'letter helper delivered' 44px / 48px minmax(0, 1fr) auto;
    row-gap: 0;
    & > :first-child {
      grid-area: letter;
    }
  }
`;

const Who = styled.div`
  ${whoStyle}
  ${theme.phone} {
    grid-area: who;
  }
`;

const Problem = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  ${theme.phone} {
    display: none;
  }
`;

const Mark = styled.span`
  ${theme.phone} {
    grid-area: mark;
    justify-self: end;
  }
`;

const Provisional = styled.span.attrs({ role: 'img' })`
  display: inline-block;
  padding: 1px 8px;
  border: 1.5px dashed ${theme.color.danger};
  border-radius: ${theme.radius.seal};
  color: ${theme.color.danger};
  font: ${theme.font.label};
  white-space: nowrap;
`;

const Time = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.number};
  ${theme.phone} {
    display: none;
  }
`;

const Helper = styled.span`
  min-inline-size: 0;
  & button {
    min-block-size: 44px;
    min-inline-size: 44px;
  }
  ${theme.phone} {
    grid-area: helper;
    & > span {
      flex-wrap: nowrap;
    }
  }
`;

const Target = styled(Switch)`
  justify-content: center;
  justify-self: end;
  min-block-size: 44px;
  min-inline-size: 44px;
  ${theme.phone} {
    grid-area: delivered;
  }
`;
