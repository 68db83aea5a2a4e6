import type { RecentContest } from '@oj/contract';
import { ContestCard, theme } from '@oj/ui';
import { styled } from 'styled-components';
import { ContestLink, RuleLink } from '../contest/list/ContestLinks';
import { summaryOf } from '../contest/summaryOf';

/** Contests in a narrow column. */
export function ContestList({ contests }: { contests: readonly RecentContest[] }) {
  return (
    <List>
      {contests.map(contest => (
        <li key={contest.id}>
          <Narrow
            contest={summaryOf(contest)}
            headingLevel={3}
            renderLink={text => <ContestLink id={contest.id}>{text}</ContestLink>}
            renderKind={tag => <RuleLink type={contest.type}>{tag}</RuleLink>}
          />
        </li>
      ))}
    </List>
  );
}

/** Card whose tags and clock stand below the texts, as on a phone, because the column is narrow. */
const Narrow = styled(ContestCard)`
  && {
    grid-template-columns: auto minmax(0, 1fr);
    padding: 14px 16px 14px 18px;
  }
  && > :last-child {
    grid-column: 2;
    justify-content: flex-start;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[5]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
