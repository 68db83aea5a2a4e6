/** The hand-written part of a component's page; it lies beside the component as `<Component>.guide.ts`. Sections that are left out are not drawn. */
export interface Guide {
  /** What the component is for. */
  use: readonly string[];
  /** What it is not for, and what to take instead. */
  avoid: readonly string[];
  /** Name of its ARIA Authoring Practices pattern, as in the address of the pattern: `dialog-modal`. */
  pattern?: string;
  /** Export name of the story whose parts are shown. Default: the first. */
  anatomyStory?: string;
  /** Parts, found by CSS selector in that story: where, name, what it is. */
  anatomy?: readonly (readonly [selector: string, name: string, note?: string])[];
  /** Keys and what they do. */
  keyboard?: readonly (readonly [keys: string, effect: string])[];
  /** What a screen reader says, in both languages, in order. */
  reader?: { readonly en: readonly string[]; readonly zh: readonly string[] };
  /** How to word what goes into it. */
  content?: readonly string[];
}
