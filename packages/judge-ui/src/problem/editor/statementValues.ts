import type { WholeProblem } from '@oj/contract';

export interface StatementValues {
  title: string;
  description: string;
  input: string;
  output: string;
  hint: string;
}

/** A statement in one language or in both. */
export interface StatementLanguages {
  /** Whether there is a statement in Chinese. */
  hasStatement: boolean;
  statement: StatementValues;
  /** Whether there is a statement in English. */
  hasTranslation: boolean;
  translation: StatementValues;
}

export const emptyStatement: StatementValues = { title: '', description: '', input: '', output: '', hint: '' };

/** The statement in both languages. The problem itself is in Chinese, unless its translations say that it is in English. */
export function statementsOf({
  translations = {},
  ...problem
}: Pick<WholeProblem, keyof StatementValues | 'translations'>): StatementLanguages {
  const { 'zh-CN': zh, 'en-US': en } = translations;
  const isEnglish = en ? !Object.keys(en).length : !!zh;
  const chinese = zh ?? (isEnglish ? undefined : {});
  const english = en ?? (isEnglish ? {} : undefined);
  return {
    hasStatement: !!chinese,
    statement: chinese ? statementOf({ ...problem, ...chinese }) : emptyStatement,
    hasTranslation: !!english,
    translation: english ? statementOf({ ...problem, ...english }) : emptyStatement,
  };
}

const statementOf = ({ title, description, input, output, hint }: StatementValues): StatementValues => ({
  title,
  description,
  input,
  output,
  hint,
});

/**
 * The statement as it is stored: the problem itself is in Chinese where there is a Chinese version, otherwise in English. The empty
 * translation tells the form that it is English; a copy of the texts would go stale when a client that knows no translations changes them.
 */
export function storedStatement({ hasStatement, statement, hasTranslation, translation }: StatementLanguages) {
  const texts = hasStatement ? statement : translation;
  return { ...texts, translations: hasTranslation ? { 'en-US': hasStatement ? translation : {} } : {} };
}
