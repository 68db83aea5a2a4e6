import { useLocale, usePhrases } from '@oj/ui';
import { useApi } from '../../api/ApiProvider';
import { problemCheckPhrases } from './problemCheckPhrases';

/** Answers, of a problem, a sentence about its checks that failed when they were run last; undefined when none did. */
export function useFailedChecks() {
  const api = useApi();
  const say = usePhrases(problemCheckPhrases);
  const locale = useLocale();
  return async (pid: number): Promise<string | undefined> => {
    // Whoever may not see the checks is not kept from publishing by them.
    const faults = await api.problemCheck.state({ pid }).then(
      state => state.faults,
      () => [],
    );
    if (!faults.length) return undefined;
    return say('publishLead', { what: new Intl.ListFormat(locale).format(faults.map(fault => say(fault))) });
  };
}
