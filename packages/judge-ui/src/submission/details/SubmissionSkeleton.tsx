import { Card, Skeleton, theme } from '@oj/ui';
import { styled } from 'styled-components';

const FACTS = [40, 56, 60, 64, 92, 52, 60, 56];
const CASES = 10;

/** The shape of a submission that is on its way: number and title, verdict and facts, cases, code. */
export function SubmissionSkeleton() {
  return (
    <Sections aria-busy>
      <div>
        <Skeleton width={96} height={18} />
        <Skeleton width={320} height={36} />
      </div>
      <Card>
        <Banner>
          <Skeleton width={122} height={28} />
          <Facts>
            {FACTS.map((width, place) => (
              <span key={place}>
                <Skeleton width={width * 0.7} height={12} />
                <Skeleton width={width} height={16} />
              </span>
            ))}
          </Facts>
        </Banner>
      </Card>
      <Cases>
        <Skeleton width={110} height={24} />
        <Tiles>
          {Array.from({ length: CASES }, (_, place) => (
            <Skeleton key={place} shape="block" width={55} height={40} />
          ))}
        </Tiles>
        <Skeleton width={180} height={28} />
      </Cases>
      <Card>
        <Skeleton lines={7} height={14} />
      </Card>
    </Sections>
  );
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[7]};
`;

const Banner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[5]};
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[8]};
`;

/** Has the height that the cases have later. */
const Cases = styled(Card)`
  min-height: 220px;
`;

const Tiles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-block: ${theme.space[5]};
`;
