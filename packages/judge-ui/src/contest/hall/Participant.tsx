import { theme } from '@oj/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { userAddress } from '../../links/userAddress';

interface ParticipantProps {
  username: string;
  realname: string | null;
}

/** A participant with the name that their seat is found by. */
export const Participant = ({ username, realname }: ParticipantProps) => (
  <Names>
    <Link to={userAddress(username)}>
      <bdi>{username}</bdi>
    </Link>
    {realname && <bdi>{realname}</bdi>}
  </Names>
);

const Names = styled.span`
  display: grid;
  overflow-wrap: anywhere;
  & > a {
    color: ${theme.color.text};
    text-decoration: none;
  }
  & > a:hover {
    color: ${theme.color.accent};
    text-decoration: underline;
  }
  & > bdi {
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
`;
