import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { rolePhrases } from './commentThreadPhrases';

export interface RoleBadgeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children' | 'role'> {
  /** Role of the author. */
  of: 'root' | 'admin';
}

/** SPA or ADM after a name. */
export const RoleBadge = forwardRef<HTMLSpanElement, RoleBadgeProps>(function RoleBadge({ of, ...rest }, ref) {
  const name = usePhrases(rolePhrases)(of);
  return (
    <Badge ref={ref} aria-label={name} title={name} data-role={of} {...rest}>
      {of === 'root' ? 'SPA' : 'ADM'}
    </Badge>
  );
});

const Badge = styled.span.attrs({ role: 'img' })`
  flex: none;
  padding: 0 5px;
  border: 1px solid ${theme.color.ink};
  border-radius: ${theme.radius.seal};
  color: ${theme.color.text};
  font: 700 10px/15px ${theme.family.mono};
  &[data-role='root'] {
    background: ${theme.color.ink};
    color: ${theme.color.onInk};
  }
`;
