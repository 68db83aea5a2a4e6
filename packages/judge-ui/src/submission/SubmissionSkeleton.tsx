import { Card, Skeleton, theme } from '@oj/ui';
import { styled } from 'styled-components';

/** The shape of a submission that is on its way: title, facts, cases, code. */
export function SubmissionSkeleton() {
  return (
    <Sections aria-busy>
      <Skeleton width={320} height={28} />
      <Card>
        <Skeleton width="70%" height={28} />
      </Card>
      <Card>
        <Skeleton shape="block" height={44} />
      </Card>
      <Card>
        <Skeleton lines={6} height={14} />
      </Card>
    </Sections>
  );
}

const Sections = styled.div`
  display: grid;
  gap: ${theme.space[7]};
`;
