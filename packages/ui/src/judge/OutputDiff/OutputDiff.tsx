import { type ComponentPropsWithoutRef, forwardRef, useRef } from 'react';
import { styled } from 'styled-components';
import { CopyButton } from '../../primitives/CopyButton/CopyButton';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { ScrollingPre } from '../../scrolling/ScrollingPre';
import { theme } from '../../theme/theme';
import { type Difference, firstDifference } from './firstDifference';

const words = phrases('outputDiff', {
  actual: { zh: '你的输出', en: 'Your output' },
  expected: { zh: '期望输出', en: 'Expected' },
  place: { zh: '第 {{line}} 行第 {{column}} 列起不同', en: 'differs from line {{line}}, column {{column}}' },
  blanks: { zh: '只差行末空白或文末空行', en: 'differs only in blanks at line ends' },
  nothing: { zh: '（无输出）', en: '(no output)' },
  end: { zh: '此处结束', en: 'ends here' },
});

export interface OutputDiffProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What the program printed. */
  actual: string;
  /** What it should have printed. */
  expected: string;
  /** If true, blanks at line ends and empty lines at the end are no difference. */
  ignoreEndBlanks?: boolean;
}

/** Longer output is cut around the difference: this many characters before and after. */
const BEFORE = 2000;
const AFTER = 4000;

/** What was printed beside what was wanted, with the first difference marked and blanks made visible around it. */
export const OutputDiff = forwardRef<HTMLDivElement, OutputDiffProps>(function OutputDiff(
  { actual, expected, ignoreEndBlanks = false, ...rest },
  ref,
) {
  const say = usePhrases(words);
  const difference = firstDifference(actual, expected, ignoreEndBlanks);
  const remark = difference && (difference.blanksOnly ? say('blanks') : say('place', { line: difference.line, column: difference.column }));
  return (
    <Root ref={ref} data-same={difference ? undefined : true} {...rest}>
      <Sheet side="actual" text={actual} difference={difference} remark={remark} />
      <Sheet side="expected" text={expected} difference={difference} remark={undefined} />
    </Root>
  );
});

interface SheetProps {
  side: 'actual' | 'expected';
  text: string;
  difference: Difference | undefined;
  remark: string | undefined;
}

function Sheet({ side, text, difference, remark }: SheetProps) {
  const say = usePhrases(words);
  const pre = useRef<HTMLPreElement>(null);
  const at = difference?.index[side] ?? text.length;
  const start = Math.max(0, at - BEFORE);
  const rest = text.slice(at + 1, at + AFTER);
  return (
    <div data-side={side}>
      <div data-part="bar">
        <span>
          <strong>{say(side)}</strong> {remark && <em>{remark}</em>}
        </span>
        {text && <CopyButton text={text} what={say(side)} fallback={pre} />}
      </div>
      <ScrollingPre ref={pre} label={say(side)}>
        {start > 0 && '…'}
        {text.slice(start, at)}
        {difference && <mark>{at < text.length ? visible(text.charAt(at)) : say('end')}</mark>}
        {text.charAt(at) === '\n' && '\n'}
        {rest}
        {at + AFTER < text.length && '…'}
        {text === '' && !difference && say('nothing')}
      </ScrollingPre>
    </div>
  );
}

/** Blanks as glyphs that can be seen. */
const visible = (character: string): string => ({ ' ': '·', '\t': '→', '\n': '↵', '\r': '␍' })[character] ?? character;

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: 10px;

  & > div {
    min-width: 0;
    overflow: hidden;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
  }
  & [data-part='bar'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[4]};
    min-height: 32px;
    padding: 3px 6px 3px 12px;
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
  & [data-part='bar'] strong {
    color: ${theme.color.text2};
    font-weight: 500;
  }
  & [data-part='bar'] em {
    font-style: normal;
  }
  & pre {
    max-height: 260px;
    padding: 0 12px 9px;
    font-size: 13px;
    line-height: 20px;
  }
  & mark {
    padding: 1px 3px;
    border-radius: 3px;
  }
  & [data-side='actual'] mark {
    background: var(--oj-wa-soft);
    color: var(--oj-wa-fg);
    box-shadow: inset 0 -2px 0 var(--oj-wa);
  }
  & [data-side='expected'] mark {
    background: var(--oj-ac-soft);
    color: var(--oj-ac-fg);
    box-shadow: inset 0 -2px 0 var(--oj-ac);
  }
`;
