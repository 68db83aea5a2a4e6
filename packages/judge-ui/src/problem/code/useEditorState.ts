import type { Language, ProblemDetail } from '@oj/contract';
import { type EditorSettings, usePhrases, useToast } from '@oj/ui';
import { usePageScope } from '../../links/PageScope';
import { problemPhrases } from '../problemPhrases';
import { type PastDraft, readHistory, remember } from './draftHistory';
import { firstLanguage } from './firstLanguage';
import { useDraft } from './useDraft';
import { useDraftOwner, VISITOR } from '../../parts/useDraftOwner';
import { useEditorSettings } from './useEditorSettings';

/** The code being written for a problem, in the language chosen for it. */
export interface EditorState {
  language: Language;
  code: string;
  /** The code at this moment, which may not be rendered yet. This is what gets submitted. */
  latestCode: () => string;
  template: string;
  savedAt: number | undefined;
  settings: EditorSettings;
  setLanguage: (name: string) => void;
  setCode: (code: string) => void;
  /** The code that is kept in another language. */
  codeIn: (language: string) => string;
  setCodeIn: (language: string, code: string) => void;
  setSettings: (settings: EditorSettings) => void;
  /** Earlier drafts in this language, the newest first. */
  history: () => readonly PastDraft[];
  /** Keeps the code as it is now among them: it is about to be replaced, or was handed in. */
  remember: () => void;
}

/** Undefined when the problem accepts no language that a judge offers. */
export function useEditorState({ problem, codeTemplate }: ProblemDetail, languages: readonly Language[]): EditorState | undefined {
  const say = usePhrases(problemPhrases);
  const toast = useToast();
  const place = { uid: useDraftOwner(), scope: usePageScope().key, problemId: problem.problemId };
  const { draft, change, latestCode, savedAt } = useDraft(place, () => void toast({ title: say('otherTab') }));
  const [general, changeGeneral] = useEditorSettings();
  const named = (name: string | undefined) => languages.find(language => language.name === name);
  const language = named(draft.language) ?? named(general.language) ?? firstLanguage(languages);
  if (!language) return undefined;
  const template = codeTemplate[language.name] ?? language.codeTemplate;
  return {
    language,
    template,
    code: draft.codes[language.name] ?? template,
    latestCode: () => latestCode(language.name) ?? template,
    savedAt,
    // Those of an account are the same on every problem.
    settings: place.uid === VISITOR ? { ...general.settings, ...draft.settings } : general.settings,
    setSettings: settings => {
      change({ settings });
      changeGeneral({ settings });
    },
    setLanguage: name => {
      change({ language: name });
      changeGeneral({ language: name });
    },
    setCode: code => change({ codes: { [language.name]: code } }),
    codeIn: name => draft.codes[name] ?? codeTemplate[name] ?? named(name)?.codeTemplate ?? '',
    setCodeIn: (name, code) => change({ codes: { [name]: code } }),
    history: () => readHistory(place, language.name),
    remember: () => remember(place, language.name, latestCode(language.name) ?? template, 'now'),
  };
}
