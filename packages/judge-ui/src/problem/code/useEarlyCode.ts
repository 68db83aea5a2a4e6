import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type EarlyCode, takeEarlyCode } from '../statement/earlyProblem';
import type { EditorState } from './useEditorState';

/** Puts text, selection and focus of the box that came with the page into the editor in `place`. */
export function useEarlyCode(place: RefObject<HTMLElement | null>, { setCode }: Pick<EditorState, 'setCode'>) {
  const [taken, setTaken] = useState<EarlyCode>();
  const set = useRef(setCode);
  useEffect(() => {
    set.current = setCode;
  });
  useLayoutEffect(
    () =>
      takeEarlyCode(early => {
        if (early.code !== undefined) set.current(early.code);
        setTaken(early);
      }),
    [],
  );
  useLayoutEffect(() => {
    const box = place.current?.querySelector('textarea');
    if (!taken?.hasFocus || !box) return;
    box.focus({ preventScroll: true });
    box.setSelectionRange(taken.selectionStart, taken.selectionEnd);
  }, [taken, place]);
}
