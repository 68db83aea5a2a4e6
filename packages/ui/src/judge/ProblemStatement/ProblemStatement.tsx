import { forwardRef } from 'react';
import { MarkdownViewer } from '../../community/MarkdownViewer/MarkdownViewer';
import { ProblemPaper, type ProblemPaperProps } from '../ProblemPaper/ProblemPaper';

export interface ProblemStatementProps extends Omit<ProblemPaperProps, 'sections'> {
  /** Markdown; an empty section is left out, as are those below. */
  description: string;
  /** Markdown. */
  input?: string | undefined;
  /** Markdown. */
  output?: string | undefined;
  /** Markdown. */
  hint?: string | undefined;
  /** Markdown. */
  source?: string | undefined;
}

/** The statement of a problem, set like an exam paper. Prints without buttons. */
export const ProblemStatement = forwardRef<HTMLElement, ProblemStatementProps>(function ProblemStatement(
  { description, input, output, hint, source, ...paper },
  ref,
) {
  const sections = {
    description: viewed(description),
    input: viewed(input),
    output: viewed(output),
    hint: viewed(hint),
    source: viewed(source),
  };
  return <ProblemPaper ref={ref} {...paper} sections={sections} />;
});

const viewed = (text = '') => text.trim() && <MarkdownViewer source={text} />;
