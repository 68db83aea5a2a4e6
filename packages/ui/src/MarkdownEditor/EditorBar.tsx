import {
  Bold,
  Code,
  FileCode2,
  FileText,
  Heading,
  Image,
  Italic,
  Link,
  List,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  Paperclip,
  Quote,
  Sigma,
  Table,
} from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../locale/LocaleProvider';
import type { CommandName } from './commands';
import { barButtonStyle, barStyle } from './editorStyle';
import { markdownEditorPhrases } from './markdownEditorPhrases';

type Tool = Exclude<CommandName, 'indent' | 'outdent'> | 'file' | 'pdf';

const groups: readonly (readonly (readonly [Tool, LucideIcon])[])[] = [
  [
    ['bold', Bold],
    ['italic', Italic],
    ['heading', Heading],
    ['quote', Quote],
  ],
  [
    ['code', Code],
    ['codeBlock', FileCode2],
    ['maths', Sigma],
  ],
  [
    ['list', List],
    ['numbered', ListOrdered],
    ['tasks', ListChecks],
    ['table', Table],
  ],
  [
    ['link', Link],
    ['image', Image],
    ['file', Paperclip],
    ['pdf', FileText],
  ],
];

interface EditorBarProps {
  /** Files have somewhere to go: their buttons are there. */
  takesFiles: boolean;
  disabled: boolean;
  controlsId: string;
  onTool: (tool: Tool) => void;
  children: ReactNode;
}

export type { Tool };

/** Formatting, one tab stop: arrow keys walk the buttons. APG pattern: toolbar. */
export function EditorBar({ takesFiles, disabled, controlsId, onTool, children }: EditorBarProps) {
  const say = usePhrases(markdownEditorPhrases);
  const row = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<Tool>('bold');
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
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the buttons in it have the focus */}
      <div ref={row} role="toolbar" aria-label={say('toolbar')} aria-controls={controlsId} onKeyDown={walk}>
        {groups.map(tools => (
          <span key={tools[0]?.[0]} data-part="group">
            {tools
              .filter(([tool]) => takesFiles || (tool !== 'file' && tool !== 'pdf'))
              .map(([tool, Icon]) => (
                <Press
                  key={tool}
                  type="button"
                  aria-label={say(tool)}
                  title={say(tool)}
                  disabled={disabled}
                  tabIndex={tool === stop ? 0 : -1}
                  onFocus={() => setStop(tool)}
                  onMouseDown={event => event.preventDefault()}
                  onClick={() => onTool(tool)}
                >
                  <Icon aria-hidden />
                </Press>
              ))}
          </span>
        ))}
      </div>
      <div data-part="end">{children}</div>
    </Bar>
  );
}

const Bar = styled.div`
  ${barStyle}
`;

const Press = styled.button`
  ${barButtonStyle}
`;
