import { theme } from '@oj/ui';
import type { ComponentPropsWithoutRef } from 'react';
import { styled } from 'styled-components';

/** The bar above a problem of a contest or a training: pages, problems, and links to what comes next at its end. */
export const WorkspaceBar = (props: ComponentPropsWithoutRef<'div'>) => <Bar {...props} />;

const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[6]};
  padding-inline: 20px;
  border-block-end: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  & > :first-child {
    border-block-end: 0;
    min-width: 0;
  }
  & > :last-child {
    margin-inline-start: auto;
  }
  ${theme.phone} {
    padding-inline: 12px;
    & > :last-child {
      margin-inline-start: 0;
      padding-block: ${theme.space[3]};
    }
  }
  @media print {
    display: none;
  }
`;
