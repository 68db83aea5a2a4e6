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
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useToolbar } from '../../hooks/useToolbar';
import { usePhrases } from '../../locale/LocaleProvider';
import { useScrollStop } from '../../scrolling/useScrollStop';
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
  /** Pictures are allowed: their button is there. */
  takesPictures: boolean;
  disabled: boolean;
  controlsId: string;
  onTool: (tool: Tool) => void;
  children: ReactNode;
}

export type { Tool };

/** Formatting, one tab stop: arrow keys walk the buttons. APG pattern: toolbar. */
export function EditorBar({ takesFiles, takesPictures, disabled, controlsId, onTool, children }: EditorBarProps) {
  const say = usePhrases(markdownEditorPhrases);
  const { row, buttonOf } = useToolbar<Tool>('bold');
  const scrollStop = useScrollStop(row.ref);
  const isThere = (tool: Tool) => (tool === 'image' ? takesPictures : takesFiles || (tool !== 'file' && tool !== 'pdf'));
  return (
    <Bar>
      {/* When all buttons are disabled, the toolbar itself takes the focus, so that keys can scroll to what does not fit. */}
      <div {...row} tabIndex={disabled ? scrollStop : undefined} aria-label={say('toolbar')} aria-controls={controlsId}>
        {groups.map(tools => (
          <span key={tools[0]?.[0]} data-part="group">
            {tools
              .filter(([tool]) => isThere(tool))
              .map(([tool, Icon]) => (
                <Press
                  key={tool}
                  {...buttonOf(tool)}
                  aria-label={say(tool)}
                  title={say(tool)}
                  disabled={disabled}
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
