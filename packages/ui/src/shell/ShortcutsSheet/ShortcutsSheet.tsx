import { forwardRef } from 'react';
import { styled } from 'styled-components';
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { theme } from '../../theme/theme';
import { KeyCaps } from './KeyCaps';
import type { Shortcut } from './useShortcuts';

const words = phrases('shortcutsSheet', {
  title: { zh: '键盘快捷键', en: 'Keyboard shortcuts' },
  none: { zh: '这个页面没有快捷键', en: 'This page has no shortcuts' },
});

export interface ShortcutArea {
  /** Where the shortcuts work: "Everywhere", "Problem". */
  name: string;
  /** Keys and what they do; those of `useShortcuts` fit. */
  shortcuts: readonly Pick<Shortcut, 'keys' | 'label'>[];
}

export interface ShortcutsSheetProps extends Omit<DialogProps, 'title' | 'children' | 'footer'> {
  /** Areas without shortcuts are left out. */
  areas: readonly ShortcutArea[];
}

/** All shortcuts by the area where they work. `ref` and rest go to the dialog. APG pattern: dialog (modal). */
export const ShortcutsSheet = forwardRef<HTMLDivElement, ShortcutsSheetProps>(function ShortcutsSheet(
  { areas, width = 640, ...rest },
  ref,
) {
  const say = usePhrases(words);
  const filled = areas.filter(({ shortcuts }) => shortcuts.length > 0);
  return (
    <Dialog ref={ref} title={say('title')} width={width} {...rest}>
      {filled.length === 0 && <p>{say('none')}</p>}
      <Areas>
        {filled.map(({ name, shortcuts }) => (
          <section key={name}>
            <Name>{name}</Name>
            <List>
              {shortcuts.map(({ keys, label }) => (
                <Line key={keys}>
                  <dt>{label}</dt>
                  <dd>
                    <KeyCaps keys={keys} />
                  </dd>
                </Line>
              ))}
            </List>
          </section>
        ))}
      </Areas>
    </Dialog>
  );
});

const Areas = styled.div`
  columns: 2 240px;
  column-gap: 32px;
  & > section {
    break-inside: avoid;
    padding-block-end: 18px;
  }
`;

const Name = styled.h3`
  margin: 0 0 4px;
  color: ${theme.color.text3};
  font: ${theme.font.caption};
`;

const List = styled.dl`
  margin: 0;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[5]};
  min-height: 34px;
  border-block-end: 1px solid ${theme.color.line};
  & > dt {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > dd {
    margin: 0;
    color: ${theme.color.text2};
  }
`;
