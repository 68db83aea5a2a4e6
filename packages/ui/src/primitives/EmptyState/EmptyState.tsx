import { type ComponentPropsWithoutRef, forwardRef, lazy, type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import type { IllustrationName } from '../Illustration/Illustration';

/** Most lists are not empty: the drawings are fetched when one is. */
const Illustration = lazy(async () => ({ default: (await import('../Illustration/Illustration')).Illustration }));

export interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Says what is not there: "No problem matches". */
  title: ReactNode;
  /** Why, and what to do next. */
  children?: ReactNode;
  /** Button or link that does it. */
  action?: ReactNode;
  /** `mountains`: nothing yet; `boat`: nothing found; `scroll`: nothing written; `none` in narrow places. Default `mountains`. */
  picture?: IllustrationName | 'none';
}

/** Stands where a list or a page has nothing to show. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, children, action, picture = 'mountains', ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest}>
      {picture !== 'none' && (
        <Picture>
          <Suspense>
            <Illustration name={picture} />
          </Suspense>
        </Picture>
      )}
      <Title>{title}</Title>
      {children && <Explanation>{children}</Explanation>}
      {action && <Action>{action}</Action>}
    </Root>
  );
});

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${theme.space[9]} ${theme.space[6]};
  color: ${theme.color.text};
  text-align: center;
`;

/** Keeps the place of the drawing. */
const Picture = styled.div`
  width: 220px;
  max-width: 100%;
  aspect-ratio: 220 / 120;
`;

const Title = styled.p`
  margin: ${theme.space[5]} 0 0;
  font: ${theme.font.title};
  overflow-wrap: anywhere;
`;

const Explanation = styled.div`
  max-width: 46ch;
  margin-block-start: ${theme.space[3]};
  color: ${theme.color.text2};
  font: ${theme.font.body};
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[4]};
  margin-block-start: ${theme.space[6]};
`;
