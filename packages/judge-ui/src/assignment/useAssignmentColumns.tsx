import type { Assignment } from '@oj/contract';
import { type Column, linkStyle, theme, usePhrases, touchTarget } from '@oj/ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { assignmentAddress, groupAddress } from '../links/groupAddress';
import { AssignmentProgress } from './AssignmentProgress';
import { assignmentPhrases } from './assignmentPhrases';
import { Deadline, PhaseTag } from './Deadline';
import { NextProblem } from './NextProblem';

/** The training, its times and the reader's progress; `withGroup`: also where it was handed out, and what comes next. */
export function useAssignmentColumns({ withGroup }: { withGroup: boolean }): readonly Column<Assignment>[] {
  const say = usePhrases(assignmentPhrases);
  return useMemo(
    () => [
      {
        key: 'training',
        header: say('training'),
        cell: row => (
          <Title to={assignmentAddress(row.gid, row.id)}>
            <bdi>{row.title}</bdi>
          </Title>
        ),
      },
      ...(withGroup
        ? [
            {
              key: 'group',
              header: say('group'),
              width: '160px',
              cell: ({ gid, groupName }: Assignment) => (
                <Title to={groupAddress(gid)}>
                  <bdi>{groupName}</bdi>
                </Title>
              ),
            },
          ]
        : []),
      { key: 'state', header: say('state'), headerHidden: true, width: '96px', cell: row => <PhaseTag times={row} /> },
      { key: 'due', header: say('due'), width: '170px', cell: row => <Deadline times={row} /> },
      { key: 'progress', header: say('progress'), width: '220px', cell: row => <AssignmentProgress assignment={row} /> },
      withGroup
        ? { key: 'next', header: say('next'), width: '120px', cell: row => <NextProblem assignment={row} /> }
        : { key: 'members', header: say('members'), align: 'end', width: '72px', cell: row => <Figure>{row.members}</Figure> },
    ],
    [say, withGroup],
  );
}

const Title = styled(Link)`
  ${linkStyle}
  ${touchTarget}
  overflow-wrap: anywhere;
`;

const Figure = styled.span`
  font: ${theme.font.number};
`;
