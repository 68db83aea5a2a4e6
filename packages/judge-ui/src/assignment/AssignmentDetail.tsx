import type { Group } from '@oj/contract';
import { Card, MarkdownViewer, Skeleton, theme, usePhrases } from '@oj/ui';
import { BookOpen } from 'lucide-react';
import { styled } from 'styled-components';
import { FailedPage } from '../page/FailedPage';
import { BackLink } from '../parts/BackLink';
import { ButtonLink } from '../parts/ButtonLink';
import { groupAddress } from '../links/groupAddress';
import { trainingAddress } from '../links/trainingAddress';
import { useTitle } from '../site/useSite';
import { AssignmentMatrix, type AssignmentMatrixProps } from './AssignmentMatrix';
import { AssignmentProgress } from './AssignmentProgress';
import { assignmentPhrases } from './assignmentPhrases';
import { Deadline, PhaseTag } from './Deadline';
import { NextProblem } from './NextProblem';
import { useAssignment } from './useAssignments';

interface AssignmentDetailProps extends Omit<AssignmentMatrixProps, 'gid' | 'assignmentId'> {
  group: Group;
  assignmentId: number;
}

/** An assignment with its terms; for who manages the group the matrix of all students, for a student the own line. */
export function AssignmentDetail({ group, assignmentId, ...matrix }: AssignmentDetailProps) {
  const say = usePhrases(assignmentPhrases);
  const { data, error, refetch } = useAssignment(group.id, assignmentId);
  useTitle(data ? `${data.title} - ${group.name}` : group.name);
  if (error && !data) return <FailedPage title={say('failed')} error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={6} height={16} aria-busy />;
  return (
    <>
      <BackLink to={groupAddress(group.id, 'assignment')}>{say('back')}</BackLink>
      <Card>
        <Head>
          <Title>
            <bdi>{data.title}</bdi> <PhaseTag times={data} />
          </Title>
          <Facts>
            <Deadline times={data} />
            <AssignmentProgress assignment={data} />
            <NextProblem assignment={data} />
            <ButtonLink to={trainingAddress({ id: data.tid, gid: data.trainingGid })}>
              <BookOpen aria-hidden /> {say('toTraining')}
            </ButtonLink>
          </Facts>
          {data.note && <MarkdownViewer source={data.note} />}
        </Head>
      </Card>
      <AssignmentMatrix gid={group.id} assignmentId={assignmentId} {...matrix} />
    </>
  );
}

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
`;

const Title = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
  margin: 0;
  font: ${theme.font.title};
  overflow-wrap: anywhere;
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[6]};
`;
