import { Columns2 } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { type CodeLanguage, codeLanguageOf } from '../../code/codeLanguages';
import { syntaxColors } from '../../code/syntaxColors';
import { useCodeLines } from '../../code/useCodeLines';
import { useControllable } from '../../hooks/useControllable';
import { useNear } from '../../hooks/useNear';
import { usePhrases } from '../../locale/LocaleProvider';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { useScrollStop } from '../../scrolling/useScrollStop';
import { theme } from '../../theme/theme';
import { codeComparePhrases } from './codeComparePhrases';
import { comparedRuns, foldedRuns } from './comparedRuns';
import { compareStyle } from './compareStyle';
import { RunLines } from './RunLines';

export type CompareLayout = 'sides' | 'inline';

export interface CodeCompareProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Names the comparison for readers: "Changes of the draft". */
  label: string;
  /** The text as it was. */
  before: string;
  /** The text as it is, or would be. */
  after: string;
  /** Editor mode such as `cpp`, or the name that the judge gives the language ("C++ 20"). Default plain text. */
  language?: CodeLanguage | (string & {});
  /** Above the text as it was. Default "Before". */
  beforeCaption?: ReactNode;
  /** Above the text as it is. Default "After". */
  afterCaption?: ReactNode;
  /** The layout. When it is given, the host controls it. */
  layout?: CompareLayout;
  /** How they stand at first when the component keeps it itself: beside each other, or one line after the other. Default `sides`. */
  defaultLayout?: CompareLayout;
  /** Called with the layout that was asked for. */
  onLayoutChange?: (layout: CompareLayout) => void;
  /** Equal lines that stay in sight on each side of a change; those beyond are folded. Default 3. */
  around?: number;
  /** Height in px from which the lines scroll. Without it all of them stand there. */
  maxHeight?: number;
  /** Replaces the sentence "No difference". */
  same?: ReactNode;
}

const textOf = (text: string) => text.replaceAll('\r\n', '\n').replace(/\n$/, '');

/**
 * Two texts line by line, coloured: what went, what came, and equal lines around it; longer equal parts are folded. Where there is no room
 * for two beside each other, lines stand below each other. APG pattern: disclosure.
 */
export const CodeCompare = forwardRef<HTMLDivElement, CodeCompareProps>(function CodeCompare(
  { label, before, after, language = 'plaintext', beforeCaption, afterCaption, around = 3, maxHeight, same, ...props },
  ref,
) {
  const { layout, defaultLayout = 'sides', onLayoutChange, ...rest } = props;
  const say = usePhrases(codeComparePhrases);
  const [shown, setShown] = useControllable({ value: layout, defaultValue: defaultLayout, onChange: onLayoutChange });
  const [near, box] = useNear<HTMLDivElement>(false, 200);
  const tabStop = useScrollStop(box);
  const [old, fresh] = useMemo(() => [textOf(before), textOf(after)], [before, after]);
  const { runs, isWhole } = useMemo(() => comparedRuns(old.split('\n'), fresh.split('\n')), [old, fresh]);
  const lines = {
    before: useCodeLines(old, codeLanguageOf(language), near),
    after: useCodeLines(fresh, codeLanguageOf(language), near),
  };
  const [unfolded, setUnfolded] = useState<{ of: typeof runs; places: ReadonlySet<number> }>();
  const open = unfolded?.of === runs ? unfolded.places : noPlaces;
  const isSame = old === fresh;
  const counts = runs.reduce(
    (sum, { kind, before, after }) =>
      kind === 'same' ? sum : { removed: sum.removed + before[1] - before[0], added: sum.added + after[1] - after[0] },
    { removed: 0, added: 0 },
  );
  const unfold = (place: number) => {
    setUnfolded({ of: runs, places: new Set([...open, place]) });
    // The button is gone with what it opened.
    box.current?.focus();
  };
  return (
    <Root ref={ref} data-layout={shown} {...rest}>
      <div data-part="bar">
        <span data-part="captions">
          <span>{beforeCaption ?? say('before')}</span>
          <span>{afterCaption ?? say('after')}</span>
        </span>
        {!isSame && (
          <span data-part="counts">
            <span aria-hidden>
              <ins>+{counts.added}</ins> <del>−{counts.removed}</del>
            </span>
            <small>{say('counts', counts)}</small>
          </span>
        )}
        <span data-part="layout">
          <IconButton
            label={say('sides')}
            size="small"
            aria-pressed={shown === 'sides'}
            onClick={() => setShown(shown === 'sides' ? 'inline' : 'sides')}
          >
            <Columns2 aria-hidden />
          </IconButton>
        </span>
      </div>
      {!isWhole && <p>{say('tooLong')}</p>}
      {isSame && <p>{same ?? say('same')}</p>}
      <Lines
        ref={box}
        aria-label={label}
        data-part="lines"
        data-digits={String(Math.max(lines.before.length, lines.after.length)).length}
        tabIndex={tabStop ?? -1}
        style={maxHeight === undefined ? undefined : { maxHeight }}
      >
        {foldedRuns(runs, around).map((run, place) =>
          run.isFolded && !open.has(place) ? (
            <button key={place} type="button" data-part="fold" aria-expanded={false} onClick={() => unfold(place)}>
              {say('unfold', { count: run.before[1] - run.before[0] })}
            </button>
          ) : (
            <RunLines key={place} run={run} before={lines.before} after={lines.after} />
          ),
        )}
      </Lines>
    </Root>
  );
});

const noPlaces: ReadonlySet<number> = new Set();

const Lines = styled.div.attrs({ role: 'group' })``;

const Root = styled.div`
  ${syntaxColors}
  ${compareStyle}
  color: ${theme.color.text};
`;
