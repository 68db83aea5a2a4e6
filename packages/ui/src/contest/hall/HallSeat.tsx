import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { hallPhrases } from './hallPhrases';
import type { HallParticipant } from './hallRecord';

/** Where a participant sits, to be read on the way; nothing when it is not known. */
export function HallSeat({ room, seat }: Pick<HallParticipant, 'room' | 'seat'>) {
  const say = usePhrases(hallPhrases);
  if (!room && !seat) return null;
  const place = room && seat ? say('place', { room, seat }) : room || say('atSeat', { seat: seat ?? '' });
  return (
    <Place>
      <bdi>{place}</bdi>
    </Place>
  );
}

const Place = styled.span`
  display: block;
  color: ${theme.color.accent};
  font: 600 18px/24px ${theme.family.sans};
  overflow-wrap: anywhere;
`;
