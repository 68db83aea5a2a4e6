import { Code, FileCode2, Link, List, ListOrdered, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useToolbar } from '../../hooks/useToolbar';
import { usePhrases } from '../../locale/LocaleProvider';
import type { CommandName } from '../MarkdownEditor/commands';
import { barButtonStyle } from '../MarkdownEditor/editorStyle';
import { theme } from '../../theme/theme';
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
  /** The emoji picker; stands before the commands. */
  children: ReactNode;
}

/** Emoji and five commands; one tab stop for the commands. APG pattern: toolbar. */
export function CommentBar({ disabled, controlsId, onCommand, children }: CommentBarProps) {
  const say = usePhrases(commentFormPhrases);
  const { row, buttonOf } = useToolbar<CommentCommand>('code');
  return (
    <Bar>
      {children}
      <div {...row} aria-label={say('toolbar')} aria-controls={controlsId}>
        {commands.map(([command, Icon]) => (
          <Press
            key={command}
            {...buttonOf(command)}
            aria-label={say(command)}
            title={say(command)}
            disabled={disabled}
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
