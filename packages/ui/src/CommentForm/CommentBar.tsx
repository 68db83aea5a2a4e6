import { Code, FileCode2, Link, List, ListOrdered, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../locale/LocaleProvider';
import type { CommandName } from '../MarkdownEditor/commands';
import { barButtonStyle } from '../MarkdownEditor/editorStyle';
import { theme } from '../theme/theme';
import { commentFormPhrases } from './commentFormPhrases';

export type CommentCommand = Extract<CommandName, 'code' | 'codeBlock' | 'link' | 'list' | 'numbered'>;

const commands: readonly (readonly [CommentCommand, LucideIcon])[] = [
  ['code', Code],
  ['codeBlock', FileCode2],
  ['link', Link],
  ['list', List],
  ['numbered', ListOrdered],
];

interface CommentBarProps {
  disabled: boolean;
  /** Id of the text that the commands change. */
  controlsId: string;
  onCommand: (command: CommentCommand) => void;
  /** Before the commands: the emoji picker. */
  children: ReactNode;
}

/** Emoji and five commands; one tab stop for the commands. APG pattern: toolbar. */
export function CommentBar({ disabled, controlsId, onCommand, children }: CommentBarProps) {
  const say = usePhrases(commentFormPhrases);
  const [stop, setStop] = useState<CommentCommand>('code');
  const row = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex(button => button === event.target);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1 + buttons.length, Home: 0, End: buttons.length - 1 }[event.key];
    if (next === undefined || at < 0) return;
    event.preventDefault();
    buttons[next % buttons.length]?.focus();
  };
  return (
    <Bar>
      {children}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the buttons in it have the focus */}
      <div ref={row} role="toolbar" aria-label={say('toolbar')} aria-controls={controlsId} onKeyDown={walk}>
        {commands.map(([command, Icon]) => (
          <Press
            key={command}
            type="button"
            aria-label={say(command)}
            title={say(command)}
            disabled={disabled}
            tabIndex={command === stop ? 0 : -1}
            onFocus={() => setStop(command)}
            onMouseDown={event => event.preventDefault()}
            onClick={() => onCommand(command)}
          >
            <Icon aria-hidden />
          </Press>
        ))}
      </div>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 1px;
  & > [role='toolbar'] {
    display: flex;
    gap: 1px;
    margin-inline-start: 5px;
    padding-inline-start: 5px;
    border-inline-start: 1px solid ${theme.color.line};
  }
  @media (pointer: coarse) {
    & > [role='toolbar'] {
      overflow-x: auto;
    }
  }
`;

export const Press = styled.button`
  ${barButtonStyle}
`;
