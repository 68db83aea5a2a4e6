import { Button, theme, usePhrases } from '@oj/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { WordField } from '../../shell/WordField';
import { deskPhrases } from './deskPhrases';

interface FilterRowProps {
  /** Whether anything is left out. */
  isFiltered: boolean;
  onReset: () => void;
  children: ReactNode;
}

/** What narrows a list of the back office, above it. */
export function FilterRow({ isFiltered, onReset, children }: FilterRowProps) {
  const say = usePhrases(deskPhrases);
  return (
    <Row>
      {children}
      {isFiltered && (
        <Button tone="quiet" onClick={onReset}>
          <X aria-hidden /> {say('resetFilters')}
        </Button>
      )}
    </Row>
  );
}

/** In the place of rows that no filter lets through. */
export function ResetFilters({ onReset }: Pick<FilterRowProps, 'onReset'>) {
  const say = usePhrases(deskPhrases);
  return <Button onClick={onReset}>{say('resetFilters')}</Button>;
}

const Row = styled.search`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[5]};
  margin-block-end: ${theme.space[6]};
`;

/** The search field of such a row; a phone gives it a line of its own. */
export const FilterWord = styled(WordField)`
  flex: 0 1 320px;
  ${theme.phone} {
    flex: 1 1 100%;
  }
`;
