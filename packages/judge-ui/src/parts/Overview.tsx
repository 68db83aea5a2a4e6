import { theme } from '@oj/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Names and values. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </List>
  );
}

/** What it is about, and beside it facts and the way in. */
export const OverviewColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  align-items: start;
  gap: ${theme.space[7]};
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    & > :last-child {
      order: -1;
    }
  }
`;

export const OverviewSide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;

/** Why the reader may not take part. */
export const OverviewNotice = styled.p`
  margin: 0;
  padding: ${theme.space[5]} ${theme.space[6]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.warnSoft};
  color: ${theme.color.warn};
  font: ${theme.font.body};
`;

const List = styled.dl`
  display: grid;
  gap: ${theme.space[4]};
  margin: 0;
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${theme.space[1]} ${theme.space[6]};
  }
  & dt {
    color: ${theme.color.text3};
    font: ${theme.font.body};
  }
  & dd {
    margin: 0;
    font: ${theme.font.number};
    overflow-wrap: anywhere;
  }
`;
