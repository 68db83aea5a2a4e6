import { theme } from '@oj/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface FactListProps {
  /** Names with their values, in order. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** What is known of a thing at a glance, in the side of its page. */
export const FactList = ({ facts }: FactListProps) => (
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
