/** Code that is being written, kept in this browser: per problem the language last used and the text in each language. */
export interface Draft {
  language: string | undefined;
  codes: Record<string, string>;
  savedAt: number;
}

const emptyDraft: Draft = { language: undefined, codes: {}, savedAt: 0 };
export const draftKey = (problemId: string) => `oj.draft.${problemId}`;

export function parseDraft(text: string | null): Draft {
  try {
    const { language, codes, savedAt } = JSON.parse(text ?? '') as Partial<Draft>;
    return { language, codes: codes ?? {}, savedAt: savedAt ?? 0 };
  } catch {
    return emptyDraft;
  }
}
