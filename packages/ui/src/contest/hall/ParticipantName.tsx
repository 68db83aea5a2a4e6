import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import type { HallParticipant } from './hallRecord';

/** A participant with the name that their seat is found by. */
export const ParticipantName = ({ participant, realname }: HallParticipant) => (
  <Names>
    <bdi>{participant}</bdi>
    {realname && <bdi>{realname}</bdi>}
  </Names>
);

const Names = styled.span`
  display: grid;
  overflow-wrap: anywhere;
  & > bdi + bdi {
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
`;
