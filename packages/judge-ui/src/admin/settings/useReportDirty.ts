import { useEffect } from 'react';

/** Tells the page whether this form has something unsaved; nothing, once it is gone. */
export function useReportDirty(isDirty: boolean, report: (isDirty: boolean) => void) {
  useEffect(() => {
    report(isDirty);
    return () => report(false);
  }, [isDirty, report]);
}
