import { tagStyle, theme } from '@oj/ui';
import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { useLoginFirst } from '../links/useLoginFirst';

/** Display ids of problems, each a link. */
export function ProblemIds({ ids, label }: { ids: readonly string[]; label: string }) {
  const open = useLoginFirst();
  return (
    <List aria-label={label}>
      {ids.map(id => {
        const address = `/problem/${encodeURIComponent(id)}`;
        return (
          <li key={id}>
            <Id to={address} onClick={event => open(event, address)}>
              {id}
            </Id>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Id = styled(Link)`
  ${tagStyle}
  min-height: 28px;
  text-decoration: none;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  &:hover {
    color: ${theme.color.accent};
  }
  @media (pointer: coarse) {
    min-height: 44px;
    padding-inline: ${theme.space[5]};
  }
`;
