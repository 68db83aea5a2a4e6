import { ApiError, type ErrorCode } from '@oj/contract';
import { usePhrases } from '@oj/ui';
import { replaceEqualDeep } from '@tanstack/react-query';
import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  set,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { useFormDraft } from './useFormDraft';

type Name<Values> = keyof Values & string;
/** The fault of each field that cannot be saved, by the path of the field. */
export type FaultsByField<Fault extends string> = Readonly<Partial<Record<string, Fault>>>;

export interface SaveFormOptions<Values extends FieldValues, Answer, Fault extends string> {
  /** The stored values. When they are read again, fields that were not edited follow them. */
  stored: Values;
  /** Only what was changed is saved: without a change there is nothing to do. Default false. */
  needsChange?: boolean;
  /** Finds what cannot be saved, beside the stored values. By default everything can. */
  faultsOf?: (values: Values, stored: Values) => FaultsByField<Fault>;
  /** The sentence that stands at a field with a fault. */
  sayFault?: (fault: Fault, field: FieldPath<Values>) => string;
  /** Sends the values. `changed` names those that differ from the stored ones. The answer `false` means that the user gave it up. */
  save: (values: Values, changed: readonly Name<Values>[], stored: Values) => Promise<Answer | false>;
  /** The values that are stored after that. Without it they come with `stored`. */
  storedAfter?: (answer: Answer, sent: Values) => Values;
  /** Is called when the form is clean again. */
  onSaved?: (answer: Answer, sent: Values) => void;
  /** Fields at which a refusal of the server is shown. The path with which a refusal begins is known without them. */
  errorFields?: Readonly<Partial<Record<ErrorCode, FieldPath<Values>>>>;
  /** Where unsaved values are kept in this browser, and when what is edited was changed last, ms (0 for something new). */
  draft?: { key: string; changedAt: number } | undefined;
  /** The first field with a fault gets the focus. Default true; false where a `FaultSummary` gets it. */
  shouldFocusError?: boolean;
}

/** A refusal that says itself what is wrong at which fields. */
export class FieldFaults<Field extends string> extends Error {
  constructor(readonly sentences: Readonly<Partial<Record<Field, string>>>) {
    super('Some fields cannot be saved');
  }
}

/** A form as its parts see it. */
export interface SaveFormState<Values extends FieldValues = FieldValues> {
  methods: UseFormReturn<Values>;
  needsChange: boolean;
  isDirty: boolean;
  isSaving: boolean;
  /** The fields that differ from the stored values. */
  changed: readonly Name<Values>[];
  /** Fields with a fault, in the order in which they were found; none before the first try to save. */
  faulty: readonly FieldPath<Values>[];
  /** The sentence at a field. */
  errorOf: (field: FieldPath<Values>) => string | undefined;
  /** The properties of a field with text, with the sentence at it. */
  field: (name: FieldPath<Values>) => UseFormRegisterReturn & { error: string | undefined };
  /** Why the server refused the last save, unless that stands at a field. */
  refusal: string | undefined;
  /** Unsaved values of an earlier visit are back; `isOvertaken`: the stored ones were changed meanwhile. Undefined without a draft. */
  restored: { isOvertaken: boolean } | undefined;
  keepsDraft: boolean;
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** Goes back to the stored values. */
  discard: () => void;
}

/**
 * The one form of these pages: it checks, saves, goes on following what is stored, and says what was refused at its field. What is typed
 * while it saves stays. `SaveForm` draws it.
 */
export function useSaveForm<Values extends FieldValues, Answer, Fault extends string = never>(
  options: SaveFormOptions<Values, Answer, Fault>,
): SaveFormState<Values> {
  const { stored, needsChange = false, save, storedAfter, onSaved, draft, shouldFocusError = true } = options;
  const sayError = usePhrases(errorPhrases);
  const followed = useRef(stored);
  const base = useRef(stored);
  const isBusy = useRef(false);
  const [isSaving, setIsSaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const changedOf = (values: Values) => namesOf(values).filter(name => !isSame(values[name], base.current[name]));
  const faultsOf = (values: Values) => options.faultsOf?.(values, base.current) ?? {};
  const methods = useForm<Values>({
    defaultValues: stored as DefaultValues<Values>,
    shouldFocusError,
    resolver: values => {
      const errors = errorsOf<Values>(faultsOf(values));
      return Object.keys(errors).length ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { reset, getValues, setError, handleSubmit, formState } = methods;
  const { isDirty, dirtyFields, errors, submitCount } = formState;
  const kept = useFormDraft(methods, draft?.key, draft?.changedAt ?? 0);

  /** Takes other stored values over. Fields whose values are no longer those of `from` stay as they are. */
  const rebase = (next: Values, from: Values, keep?: { keepErrors: true; keepIsSubmitted: true; keepSubmitCount: true }) => {
    const now = getValues();
    const edited = namesOf(now).filter(name => !isSame(now[name], from[name]));
    base.current = next;
    reset(next, keep);
    if (edited.length) reset({ ...next, ...pick(now, edited) }, { ...keep, keepDefaultValues: true });
  };
  useEffect(() => {
    if (isSame(followed.current, stored)) return;
    followed.current = stored;
    rebase(stored, base.current, { keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true });
  });

  const refuse = (reason: unknown) => {
    const faults = refusedFields(reason, getValues(), options.errorFields, refused => sentenceFor(refused, sayError));
    if (!faults.length) return setRefusal(sentenceFor(reason, sayError));
    for (const [index, [field, message]] of faults.entries()) setError(field, { type: SERVER, message }, { shouldFocus: index === 0 });
  };
  const submit = async (event?: BaseSyntheticEvent) => {
    // What is submitted in a dialog above this form comes here by React's tree.
    if (event && event.target !== event.currentTarget) return;
    event?.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    let settle: (() => void) | undefined;
    await handleSubmit(async sent => {
      const changed = changedOf(sent);
      if (needsChange && !changed.length) return;
      setIsSaving(true);
      setRefusal(undefined);
      try {
        const answer = await save(sent, changed, base.current);
        if (answer === false) return;
        settle = () => {
          kept.forget();
          // Nothing asks any more before this page is left.
          flushSync(() => rebase(storedAfter ? storedAfter(answer, sent) : followed.current, sent));
          onSaved?.(answer, sent);
        };
      } catch (reason) {
        settle = () => refuse(reason);
      }
    })(event);
    settle?.();
    setIsSaving(false);
    isBusy.current = false;
  };

  const errorOf = (field: FieldPath<Values>) => {
    const { type, message } = (get(errors, field) ?? {}) as { type?: string; message?: string };
    if (message === undefined) return undefined;
    return type === SERVER ? message : options.sayFault?.(message as Fault, field);
  };
  return {
    methods,
    needsChange,
    isDirty,
    isSaving,
    changed: Object.keys(dirtyFields) as Name<Values>[],
    faulty: submitCount ? pathsIn<Values>(errors) : [],
    errorOf,
    field: name => ({ ...methods.register(name), error: errorOf(name) }),
    refusal,
    restored: kept.isRestored ? { isOvertaken: kept.isOvertaken } : undefined,
    keepsDraft: !!draft,
    submit,
    discard: () => {
      kept.forget();
      setRefusal(undefined);
      reset(base.current);
    },
  };
}

/** The type of an error that the server found: its message is a sentence. */
const SERVER = 'server';

const namesOf = <Values extends FieldValues>(values: Values) => Object.keys(values) as Name<Values>[];

/** The values of the named fields. */
export const pick = <Values extends object, Field extends keyof Values>(values: Values, names: readonly Field[]) =>
  Object.fromEntries(names.map(name => [name, values[name]])) as Pick<Values, Field>;

/** Whether two values of a field are alike. Files are the same only as the same object. */
const isSame = (one: unknown, other: unknown): boolean =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : replaceEqualDeep(one, other) === one;

function errorsOf<Values extends FieldValues>(faults: FaultsByField<string>): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const [field, message] of Object.entries(faults)) set(errors, field, { type: 'fault', message });
  return errors;
}

/** The paths of all errors, in the order in which they were found. */
function pathsIn<Values extends FieldValues>(errors: object, above = ''): FieldPath<Values>[] {
  return Object.entries(errors).flatMap(([name, error]: [string, { message?: unknown } | undefined]) => {
    if (!error) return [];
    const path = `${above}${name}`;
    return typeof error.message === 'string' ? [path as FieldPath<Values>] : pathsIn<Values>(error, `${path}.`);
  });
}

/** The fields that a refusal is about, with the sentence at each; none: it is about the whole form. */
function refusedFields<Values extends FieldValues>(
  reason: unknown,
  values: Values,
  errorFields: SaveFormOptions<Values, unknown, string>['errorFields'] = {},
  sentenceOf: (reason: unknown) => string,
): [FieldPath<Values>, string][] {
  if (reason instanceof FieldFaults) return Object.entries(reason.sentences as Record<string, string>) as [FieldPath<Values>, string][];
  if (!(reason instanceof ApiError)) return [];
  const field = errorFields[reason.code] ?? fieldNamedIn(reason.message, values);
  return field ? [[field, sentenceOf(reason)]] : [];
}

/** A refusal of one field or row begins with its path in the call, which may be longer than that in the form. */
function fieldNamedIn<Values extends FieldValues>(message: string, values: Values): FieldPath<Values> | undefined {
  const path = /^[\w.]+(?=: )/.exec(message)?.[0].split('.') ?? [];
  const found = path.map((_, start) => path.slice(start).join('.')).find(each => get(values, each) !== undefined);
  return found as FieldPath<Values> | undefined;
}
