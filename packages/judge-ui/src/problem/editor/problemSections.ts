export const sections = [
  'contest',
  'basics',
  'statement',
  'translation',
  'samples',
  'languages',
  'judge',
  'cases',
  'files',
  'solutions',
  'checks',
] as const;
export type Section = (typeof sections)[number];

const first: Record<string, Section> = {
  entry: 'contest',
  hasStatement: 'statement',
  statement: 'statement',
  translation: 'translation',
  examples: 'samples',
  languages: 'languages',
  templates: 'languages',
  judgeMode: 'judge',
  judgeCaseMode: 'judge',
  spjCode: 'judge',
  spjLanguage: 'judge',
  ioReadFileName: 'judge',
  ioWriteFileName: 'judge',
  caseSource: 'cases',
  present: 'cases',
  zip: 'cases',
  typed: 'cases',
  userExtraFile: 'files',
  judgeExtraFile: 'files',
};

/** The section of the form that holds a field. */
export const sectionOf = (field: string): Section => first[field.split('.')[0] ?? ''] ?? 'basics';
export const sectionId = (section: Section) => `problem-${section}`;
/** Unfolds it, too. */
export function showSection(section: Section) {
  const part = document.getElementById(sectionId(section));
  if (part instanceof HTMLDetailsElement) part.open = true;
  part?.scrollIntoView({ block: 'start' });
}
