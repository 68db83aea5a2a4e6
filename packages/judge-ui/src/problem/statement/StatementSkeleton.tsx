import { Skeleton, theme } from '@oj/ui';
import { styled } from 'styled-components';

/** The shape of a statement that is on its way: title, facts, text, a sample. */
export function StatementSkeleton() {
  return (
    <Paper>
      <Skeleton width={160} height={22} />
      <Skeleton width="62%" height={28} />
      <Skeleton width="80%" height={14} />
      <Skeleton lines={5} height={14} />
      <Skeleton lines={3} height={14} />
      <Skeleton shape="block" height={96} />
    </Paper>
  );
}

const Paper = styled.div`
  display: grid;
  gap: ${theme.space[7]};
  max-width: 42%;
  padding: ${theme.space[9]} 28px;
  ${theme.phone} {
    max-width: none;
    padding: ${theme.space[8]} ${theme.space[6]};
  }
`;
