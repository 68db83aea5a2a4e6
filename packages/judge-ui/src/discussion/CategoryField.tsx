import { Button, Select, theme, usePhrases } from '@oj/ui';
import { Settings2 } from 'lucide-react';
import { styled } from 'styled-components';
import { discussionFormPhrases } from './discussionFormPhrases';
import { useDiscussionCategories } from './useDiscussions';

interface CategoryFieldProps {
  /** Number of the category; empty while none is chosen. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** Opens the list of categories for changing; absent for those who may not. */
  onEdit: (() => void) | undefined;
}

/** The category of a discussion. */
export function CategoryField({ value, error, onChange, onEdit }: CategoryFieldProps) {
  const say = usePhrases(discussionFormPhrases);
  const { data: categories = [] } = useDiscussionCategories();
  return (
    <Row>
      <Select
        label={say('categoryId')}
        required
        error={error}
        value={value}
        options={[{ value: '', label: say('choose') }, ...categories.map(({ id, name }) => ({ value: String(id), label: name }))]}
        onValueChange={onChange}
      />
      {onEdit && (
        <Button tone="quiet" onClick={onEdit}>
          <Settings2 aria-hidden /> {say('editCategories')}
        </Button>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space[5]};
`;
