interface A11y {
  config?: { rules?: { id?: string; enabled?: boolean }[] };
  options?: object;
}

/** What another theme can break: colours. Everything else axe has seen in the first theme. */
const RULES = ['color-contrast', 'link-in-text-block'];

/** The settings of a story, for a second look with the rules on colours alone; undefined when it has switched those off. */
export function contrastOnly<Settings extends A11y>(a11y: Settings | undefined): Settings | undefined {
  const isOff = (id: string) => a11y?.config?.rules?.some(rule => rule.id === id && rule.enabled === false);
  const values = RULES.filter(id => !isOff(id));
  return values.length ? ({ ...a11y, options: { ...a11y?.options, runOnly: { type: 'rule', values } } } as Settings) : undefined;
}
