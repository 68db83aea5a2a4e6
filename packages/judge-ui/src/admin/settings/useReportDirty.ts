import { useEffect } from 'react';

/** Reports to the page whether this form has unsaved changes; none after it unmounts. */
export function useReportDirty(isDirty: boolean, report: (isDirty: boolean) => void) {
  useEffect(() => {
    report(isDirty);
    return () => report(false);
  }, [isDirty, report]);
}
