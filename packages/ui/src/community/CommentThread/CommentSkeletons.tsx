import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { theme } from '../../theme/theme';
import { commentThreadPhrases } from './commentThreadPhrases';

/** Three comments that are coming. */
export function CommentSkeletons() {
  const say = usePhrases(commentThreadPhrases);
  return (
    <Pending aria-label={say('loading')}>
      {[3, 1, 2].map(lines => (
        <Line key={lines}>
          <Skeleton shape="circle" width={40} />
          <div>
            <Skeleton width={140} />
            <Skeleton lines={lines} />
          </div>
        </Line>
      ))}
    </Pending>
  );
}

const Pending = styled.div.attrs({ role: 'status' })``;

const Line = styled.div`
  display: flex;
  gap: ${theme.space[5]};
  padding-block: ${theme.space[6]};
  & > :first-child {
    flex: none;
  }
  & > div {
    flex: 1;
  }
`;
