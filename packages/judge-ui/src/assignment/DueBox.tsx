import { Card, linkStyle, theme, touchTarget, usePhrases } from '@oj/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { assignmentAddress, dueAddress } from '../links/groupAddress';
import { AssignmentProgress } from './AssignmentProgress';
import { assignmentPhrases } from './assignmentPhrases';
import { Deadline } from './Deadline';
import { isUnfinished } from './phaseOf';
import { useDue } from './useAssignments';

const MOST_ASKED = 30;
const MOST_SHOWN = 3;

/** The next deadlines of the reader. */
export function DueBox() {
  const say = usePhrases(assignmentPhrases);
  const { data } = useDue({ limit: MOST_ASKED });
  const unfinished = data?.records.filter(isUnfinished).slice(0, MOST_SHOWN) ?? [];
  return (
    <Card title={say('whatIsDue')} actions={<All to={dueAddress()}>{say('all')}</All>}>
      {data && !unfinished.length && <Nothing>{say('nothingDue')}</Nothing>}
      <List>
        {unfinished.map(each => (
          <li key={each.id}>
            <All to={assignmentAddress(each.gid, each.id)}>
              <bdi>{each.title}</bdi>
            </All>
            <Deadline times={each} />
            <AssignmentProgress assignment={each} />
          </li>
        ))}
      </List>
    </Card>
  );
}

const All = styled(Link)`
  ${linkStyle}
  ${touchTarget}
  overflow-wrap: anywhere;
`;

const Nothing = styled.p`
  margin: 0;
  color: ${theme.color.text3};
  font: ${theme.font.body};
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[5]};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    justify-items: start;
    gap: ${theme.space[2]};
  }
`;
