import { Button, theme } from '@oj/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface FilterBarProps {
  /** Whether a filter is set. */
  isFiltered: boolean;
  /** Label of the button that clears the filters. */
  reset: string;
  onReset: () => void;
  children: ReactNode;
}

/** The filters above a list. */
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
