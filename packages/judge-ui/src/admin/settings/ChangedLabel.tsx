import { theme, usePhrases } from '@oj/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { settingAdminPhrases } from './settingAdminPhrases';

/** A label that marks a field with an unsaved change. */
export function ChangedLabel({ isChanged, children }: { isChanged: boolean; children: ReactNode }) {
  const say = usePhrases(settingAdminPhrases);
  return (
    <>
      {children}
      {isChanged && <Mark> {say('changed')}</Mark>}
    </>
  );
}

const Mark = styled.small`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  margin-inline-start: ${theme.space[4]};
  color: ${theme.color.accent};
  font: ${theme.font.caption};
  &::before {
    width: 6px;
    height: 6px;
    border-radius: ${theme.radius.round};
    background: currentColor;
    content: '';
  }
`;
