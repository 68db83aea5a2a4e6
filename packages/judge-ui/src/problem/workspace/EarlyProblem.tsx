import { type Language, type ProblemDetail, statementTexts } from '@oj/contract';
import { parseExamples } from '@oj/contract/examples';
import { type Locale, LocaleProvider, ProblemPaper, Tabs, Tag, theme, TypesetText, usePhrases } from '@oj/ui';
import type { Typeset } from '@oj/ui/typeset';
import { renderToStaticMarkup } from 'react-dom/server';
import { createGlobalStyle, ServerStyleSheet, styled } from 'styled-components';
import { EARLY_ID } from '../statement/earlyProblem';
import { EditorFrame, ToolbarSkeleton } from '../code/EditorSkeleton';
import { firstLanguage, languagesFor } from '../code/firstLanguage';
import { limitsOf } from '../statement/limitsOf';
import { problemPhrases } from '../problemPhrases';

type Facts = 'problemId' | 'title' | 'author' | 'difficulty' | 'timeLimit' | 'memoryLimit' | 'examples' | (typeof statementTexts)[number];

export interface EarlyProblemProps {
  /** The problem as the API shows it to a visitor, with its texts typeset. */
  detail: Pick<ProblemDetail, 'typeset' | 'languages' | 'codeTemplate'> & {
    problem: Pick<ProblemDetail['problem'], Facts>;
    tags: readonly unknown[];
  };
  /** All that are offered. */
  languages: readonly Language[];
  locale: Locale;
}

/**
 * The HTML of a problem for a page whose scripts are still on their way: statement, and a box that takes code. Looks and places are those of
 * `ProblemWorkspace`, which takes over (`earlyProblem.ts`). For a server; undefined when a reader has to set the texts.
 */
export function earlyProblemHtml(props: EarlyProblemProps): string | undefined {
  const { typeset, problem } = props.detail;
  if (!typeset || statementTexts.some(name => problem[name].trim() && !typeset[name])) return undefined;
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToStaticMarkup(
      sheet.collectStyles(
        <LocaleProvider locale={props.locale}>
          <EarlyProblem {...props} />
        </LocaleProvider>,
      ),
    );
    // Marked, the styles would be taken over by those of the page.
    const tags = sheet.getStyleTags().matchAll(/<style[^>]*>([^<]*)/g);
    const styles = [...tags].map(([, css = '']) => css.replaceAll(/data-styled\.[^}]*\}|\/\*!sc\*\/\n?/g, '')).join('');
    return `<div id="${EARLY_ID}" lang="${props.locale}"><style>${styles}</style>${html}</div>`;
  } finally {
    sheet.seal();
  }
}

function EarlyProblem({ detail: { problem, typeset, tags, languages: names, codeTemplate }, languages }: EarlyProblemProps) {
  const say = usePhrases(problemPhrases);
  const language = firstLanguage(languagesFor(names, languages));
  const text = (name: (typeof statementTexts)[number]) =>
    problem[name].trim() && typeset?.[name] && <TypesetText isDressed text={typeset[name] as Typeset} />;
  const paper = (
    <ProblemPaper
      label={problem.problemId}
      title={problem.title}
      limits={limitsOf(problem, language)}
      tags={<Tags>{tags.length > 0 ? say('tags', { count: tags.length }) : <Tag>{say('noTag')}</Tag>}</Tags>}
      links={<Links />}
      samples={parseExamples(problem.examples)}
      sections={Object.fromEntries(statementTexts.map(name => [name, text(name)]))}
    />
  );
  return (
    <Panes aria-label={problem.title}>
      <Whole />
      <Statement data-part="statement">
        <Tabs
          label={problem.title}
          tabs={[
            { value: 'description', label: say('description'), content: paper, disabled: true },
            { value: 'mine', label: say('mine'), disabled: true },
          ]}
        />
      </Statement>
      <Divider />
      <Editor>
        <ToolbarSkeleton />
        {language && (
          <Box
            aria-label={say('code')}
            defaultValue={codeTemplate[language.name] ?? language.codeTemplate}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            wrap="off"
          />
        )}
      </Editor>
    </Panes>
  );
}

/** Lies over the page, below its bar. What `early.js` knows of the reader decides which parts are shown. */
const Whole = createGlobalStyle`
  #${EARLY_ID} {
    position: fixed;
    inset: 60px 0 0;
    z-index: ${theme.layer.sticky};
    background: ${theme.color.surface};
  }
  /* The bar, until the page has one. */
  #root:empty + #${EARLY_ID}::before {
    position: absolute;
    inset: -60px 0 auto;
    height: 60px;
    border-block-end: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
    content: '';
  }
  #${EARLY_ID} button:not([role='tab']),
  [data-early='statement'] #${EARLY_ID} textarea {
    visibility: hidden;
  }
  [data-early-fonts] #${EARLY_ID} [data-part='statement'] {
    visibility: hidden;
  }
  #${EARLY_ID} [role='tab'] {
    cursor: default;
  }
  ${theme.phone} {
    #${EARLY_ID} [role='tablist'] {
      margin-inline: -14px;
    }
    #${EARLY_ID} [role='tab'] {
      min-height: 44px;
    }
  }
  #${EARLY_ID}[data-left] {
    background: none;
    pointer-events: none;
  }
  #${EARLY_ID}[data-left] [data-part='statement'] {
    visibility: hidden;
  }
  #${EARLY_ID}[data-left] textarea {
    pointer-events: auto;
  }
  [data-early='nothing'] #${EARLY_ID},
  [data-early-locale='zh-CN'] #${EARLY_ID}[lang='en-US'],
  [data-early-locale='en-US'] #${EARLY_ID}[lang='zh-CN'] {
    display: none;
  }
  @media print {
    #${EARLY_ID} {
      position: static;
    }
  }
`;

/** Divides the page in the same way as `SplitPane` does later. */
const Panes = styled.section`
  display: grid;
  grid-template: minmax(0, 1fr) / clamp(420px, calc((100% - 8px) * var(--early-share, 0.42)), max(420px, calc(100% - 588px))) 8px minmax(
      0,
      1fr
    );
  height: 100%;
  ${theme.phone} {
    display: block;
  }
`;

const Statement = styled.div`
  min-height: 0;
  padding: ${theme.space[4]} 28px ${theme.space[10]};
  overflow-y: auto;
  ${theme.phone} {
    height: 100%;
    padding: 0 ${theme.space[6]} ${theme.space[10]};
  }
`;

/** Keeps the height of the button that replaces it. */
const Tags = styled.span`
  display: flex;
  align-items: center;
  min-height: 28px;
  padding-inline-start: 11px;
  font: ${theme.font.body};
`;

/** Keeps the height of the links that replace it. */
const Links = styled.span`
  height: 28px;
`;

const Divider = styled.div`
  border: 0 solid ${theme.color.line};
  border-inline-width: 1px;
  background: ${theme.color.sunken};
`;

const Editor = styled(EditorFrame)`
  ${theme.phone} {
    display: none;
  }
`;

/** Its text stands where that of the editor will. */
const Box = styled.textarea`
  flex: 1;
  padding: 12px 14px 12px 64px;
  border: 0;
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-family: ${theme.family.mono};
  font-variant-ligatures: none;
  line-height: 1.57;
  tab-size: 4;
  resize: none;
  outline-offset: -2px;
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
  }
`;
