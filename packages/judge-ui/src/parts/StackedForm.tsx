import { theme } from '@oj/ui';
import { styled } from 'styled-components';

export const StackedForm = styled.form.attrs({ noValidate: true })`
  display: grid;
  gap: ${theme.space[6]};
`;

export function Refusal({ children }: { children: string | undefined }) {
  return (
    <Alert role="alert" data-empty={!children || undefined}>
      {children}
    </Alert>
  );
}

const Alert = styled.p`
  margin: 0;
  padding: ${theme.space[4]} ${theme.space[5]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.dangerSoft};
  color: ${theme.color.danger};
  font: ${theme.font.body};
  &[data-empty] {
    display: none;
  }
`;
