import { Button, theme } from '@oj/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface FilterBarProps {
  /** Whether anything is left out. */
  isFiltered: boolean;
  /** What the button is called that leaves nothing out any more. */
  reset: string;
  onReset: () => void;
  children: ReactNode;
}

/** What narrows a long list, above it. */
export function FilterBar({ isFiltered, reset, onReset, children }: FilterBarProps) {
  return (
    <Bar>
      {children}
      {isFiltered && (
        <Button tone="quiet" onClick={onReset}>
          <X aria-hidden /> {reset}
        </Button>
      )}
    </Bar>
  );
}

const Bar = styled.search`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[5]};
  margin-block-end: ${theme.space[6]};
`;
