import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';
import { clampPage } from './pages';

const words = phrases('pageJumper', {
  label: { zh: '跳至', en: 'Go to page' },
});

/** A box for the number of a page; Enter goes there. A number past the end goes to the last page. */
export function PageJumper({ last, onPageChange }: { last: number; onPageChange: (page: number) => void }) {
  const say = usePhrases(words);
  const [typed, setTyped] = useState('');
  const jump = (event: FormEvent) => {
    event.preventDefault();
    if (typed) onPageChange(clampPage(Number(typed), last));
    setTyped('');
  };
  return (
    <Jump onSubmit={jump}>
      <label>
        {say('label')}
        <input
          value={typed}
          onChange={event => setTyped(event.target.value.replace(/\D/g, '').slice(0, 6))}
          inputMode="numeric"
          enterKeyHint="go"
          autoComplete="off"
        />
      </label>
    </Jump>
  );
}

const Jump = styled.form`
  & label {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    color: ${theme.color.text3};
    font: ${theme.font.label};
    font-weight: 400;
  }
  & input {
    box-sizing: border-box;
    width: 56px;
    height: 28px;
    padding: 0 8px;
    border: 1px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    color: ${theme.color.text};
    font: ${theme.font.body};
    text-align: center;
    ${focusRing}
  }
  @media (pointer: coarse) {
    & input {
      height: 44px;
      font-size: 16px;
    }
  }
`;
