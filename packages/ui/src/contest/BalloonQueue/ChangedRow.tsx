import { styled } from 'styled-components';
import { useTask } from '../../hooks/useTask';
import { usePhrases } from '../../locale/LocaleProvider';
import { Button } from '../../primitives/Button/Button';
import { theme } from '../../theme/theme';
import { hallPhrases } from '../hall/hallPhrases';
import { HallSeat } from '../hall/HallSeat';
import { ParticipantName } from '../hall/ParticipantName';
import { BalloonLetter } from './BalloonLetter';
import { balloonQueuePhrases } from './balloonQueuePhrases';
import type { BalloonRowProps } from './BalloonRow';
import type { BalloonChangeKind } from './balloonRecord';
import { rowStyle, whoStyle } from './rowStyle';

interface ChangedRowProps extends Pick<BalloonRowProps, 'balloon' | 'act' | 'onSettle' | 'renderParticipant'> {
  change: BalloonChangeKind;
}

/** A balloon whose mark or solution has moved: what is to be done, at whose seat, and why. */
export function ChangedRow({ balloon, change, act, onSettle, renderParticipant }: ChangedRowProps) {
  const say = usePhrases(balloonQueuePhrases);
  const sayHall = usePhrases(hallPhrases);
  const { pending, run } = useTask();
  const { id, problemLabel: problem, color, participant: who, helper, changedBy } = balloon;
  const what = say(change);
  const people = [
    helper && (helper.own ? sayHall('yours') : sayHall('takenBy', { who: helper.name })),
    changedBy && changedBy !== helper?.name && say('lastBy', { who: changedBy }),
  ].filter(Boolean);
  return (
    <Row tabIndex={-1} data-balloon={id} data-change={change} aria-label={say('rowOf', { who, problem })}>
      <BalloonLetter letter={problem} color={color} label={say('balloonOf', { problem })} />
      <Who>
        {renderParticipant ? renderParticipant(balloon) : <ParticipantName {...balloon} />}
        <HallSeat {...balloon} />
      </Who>
      <What>
        <b>{what}</b>
        <span>{say(`${change}Why`)}</span>
        {people.map(each => (
          <small key={String(each)}>
            <bdi>{each}</bdi>
          </small>
        ))}
      </What>
      {onSettle && (
        <Settle
          pending={pending}
          aria-label={say('settleOf', { what, who, problem })}
          onClick={() => void run(() => act(id, () => onSettle(balloon)))}
        >
          {say('settle')}
        </Settle>
      )}
    </Row>
  );
}

const Row = styled.li`
  ${rowStyle}
  grid-template-columns: 48px minmax(0, 3fr) minmax(0, 4fr) auto;
  ${theme.phone} {
    grid-template: 'letter who settle' auto 'letter what what' auto / 48px minmax(0, 1fr) auto;
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

const What = styled.div`
  display: grid;
  overflow-wrap: anywhere;
  & > b {
    color: ${theme.color.danger};
    font: 600 16px/22px ${theme.family.sans};
  }
  & > small {
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
  ${theme.phone} {
    grid-area: what;
  }
`;

const Settle = styled(Button)`
  min-block-size: 44px;
  min-inline-size: 64px;
  ${theme.phone} {
    grid-area: settle;
  }
`;
