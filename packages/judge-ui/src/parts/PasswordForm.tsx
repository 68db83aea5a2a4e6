import { Button, Card, TextField, theme, useToast } from '@oj/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { StackedForm } from './StackedForm';
import { usePasswordEntry } from './usePasswordEntry';

interface PasswordFormProps {
  /** Title of the card and text of the button. */
  title: string;
  lead: string;
  label: string;
  /** Refusal of an empty password. */
  required: string;
  /** Said when the password was right. */
  entered: string;
  entering: UseMutationResult<unknown, Error, string>;
}

/** Enters a contest or a training with its password. */
export function PasswordForm({ title, lead, label, required, entered, entering }: PasswordFormProps) {
  const toast = useToast();
  const { field, enter } = usePasswordEntry({ required, entering, onEntered: () => toast({ tone: 'success', title: entered }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enter();
  };
  return (
    <Card title={title}>
      <StackedForm onSubmit={submit}>
        <Lead>{lead}</Lead>
        <TextField label={label} {...field} />
        <Button type="submit" tone="primary" pending={entering.isPending}>
          {title}
        </Button>
      </StackedForm>
    </Card>
  );
}

const Lead = styled.p`
  margin: 0;
  color: ${theme.color.text2};
  font: ${theme.font.body};
`;
