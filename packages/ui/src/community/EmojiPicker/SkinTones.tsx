import { useSkinTone } from 'frimousse';
import { type KeyboardEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';
import { emojiPhrases, skinTonePhrases } from './emojiPhrases';

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Six tones to choose from. APG pattern: radio group. */
export function SkinTones() {
  const say = usePhrases(emojiPhrases);
  const nameOf = usePhrases(skinTonePhrases);
  const [chosen, choose, tones] = useSkinTone('✋');
  const group = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    // The sheet around moves over the grid by the same keys.
    event.stopPropagation();
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const from = tones.findIndex(({ skinTone }) => skinTone === chosen);
    const place = (from + step + tones.length) % tones.length;
    const next = tones[place];
    if (next) choose(next.skinTone);
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[place]?.focus();
  };
  return (
    <Group ref={group} role="radiogroup" aria-label={say('skinTone')} onKeyDown={press}>
      {tones.map(({ skinTone, emoji }) => (
        <Tone
          key={skinTone}
          type="button"
          aria-checked={skinTone === chosen}
          aria-label={nameOf(skinTone)}
          title={nameOf(skinTone)}
          tabIndex={skinTone === chosen ? 0 : -1}
          onClick={() => choose(skinTone)}
        >
          {emoji}
        </Tone>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex: none;
`;

const Tone = styled.button.attrs({ role: 'radio' })`
  width: 25px;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.seal};
  background: transparent;
  font-size: 15px;
  line-height: 1;
  cursor: pointer;
  ${focusRing}
  &[aria-checked='true'] {
    background: ${theme.color.accentSoft};
    box-shadow: inset 0 -2px 0 ${theme.color.accent};
  }
  @media (forced-colors: active) {
    &[aria-checked='true'] {
      outline: 2px solid Highlight;
    }
  }
`;
