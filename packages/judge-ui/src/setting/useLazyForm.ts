import { type ChangeEvent, type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { useErrorToast } from '../parts/useErrorToast';

type Rules<Values> = z.ZodMiniType<Values, Values>;
/** Errors by field. */
type Faults<Values> = { [Field in keyof Values]?: string };

interface Form<Values> {
  /** The stored values. */
  stored: Values;
  /** Loads the rules that validate the form. */
  loadRules: () => Promise<Rules<Values>>;
  /** Input of an earlier visit that was not saved. */
  draft?: Partial<Values> | undefined;
}

/**
 * A form that renders at once. Its rules are prefetched at the first focus or pointer, and input works before they are loaded. A field
 * that was not edited follows `stored`. Errors are shown after the first refused submit, until the form is valid.
 */
export function useLazyForm<Values extends object>({ stored, loadRules, draft }: Form<Values>) {
  const showError = useErrorToast();
  const [typed, setTyped] = useState<Partial<Values>>(draft ?? {});
  const [refusedBy, setRefusedBy] = useState<Rules<Values>>();
  const [isSubmitting, setSubmitting] = useState(false);
  const values = { ...stored, ...typed };
  const change = <Field extends keyof Values>(field: Field, value: Values[Field]) => setTyped(old => ({ ...old, [field]: value }));

  /** Sends what the rules make of the values; what breaks them gets the focus instead. */
  const submit = async (event: FormEvent<HTMLFormElement>, send: (values: Values) => Promise<void>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSubmitting) return;
    setSubmitting(true);
    try {
      const rules = await loadRules();
      const checked = rules.safeParse(values);
      setRefusedBy(checked.success ? undefined : rules);
      if (checked.success) await send(checked.data);
      else focusFirst(form, checked.error);
    } catch (reason) {
      showError(reason);
    }
    setSubmitting(false);
  };

  return {
    values,
    change,
    /** Properties of a field with one line of text. */
    line: (field: keyof Values & string) => ({
      name: field,
      value: String(values[field] ?? ''),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(old => ({ ...old, [field]: target.value })),
    }),
    faults: faultsOf<Values>(refusedBy?.safeParse(values).error),
    edits: editsOf(typed, stored),
    forget: () => setTyped({}),
    isSubmitting,
    submit,
    /** Props of the form element that prefetch the rules. */
    prefetchProps: { onFocus: () => prefetch(loadRules), onPointerEnter: () => prefetch(loadRules) },
  };
}

const prefetch = (load: () => Promise<unknown>) => void load().catch(() => undefined);

function editsOf<Values extends object>(typed: Partial<Values>, stored: Values): Partial<Values> {
  const edited = Object.entries(typed).filter(([field, value]) => value !== stored[field as keyof Values]);
  return Object.fromEntries(edited) as Partial<Values>;
}

function faultsOf<Values>(error: z.core.$ZodError | undefined): Faults<Values> {
  // The first of a field stays.
  const faults = error?.issues.toReversed().map(({ path, message }) => [path[0], message]);
  return Object.fromEntries(faults ?? []) as Faults<Values>;
}

function focusFirst(form: HTMLFormElement, error: z.core.$ZodError) {
  const names = error.issues.map(({ path }) => path[0]);
  const first = [...form.elements].find(element => names.includes(element.getAttribute('name') ?? undefined));
  if (first instanceof HTMLElement) first.focus();
}
