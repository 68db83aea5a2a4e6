import { useCallback, useRef, useState } from 'react';

interface Task {
  /** Whether the work is being done. */
  pending: boolean;
  /** How it failed last; undefined while it has not. */
  failure: { error: unknown } | undefined;
  /** Runs it unless it is running; answers whether it succeeded. */
  run: (work: () => unknown) => Promise<boolean>;
  /** Forgets the failure. */
  reset: () => void;
}

/** Something that the host does, and whose waiting and failing are shown here. */
export function useTask(): Task {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Task['failure']>();
  const running = useRef(false);
  const run = useCallback(async (work: () => unknown) => {
    if (running.current) return false;
    running.current = true;
    setPending(true);
    setFailure(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure({ error });
      return false;
    } finally {
      running.current = false;
      setPending(false);
    }
  }, []);
  return { pending, failure, run, reset: useCallback(() => setFailure(undefined), []) };
}
