import { EmptyState, usePhrases } from '@oj/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider';
import { problemPhrases } from './problemPhrases';

/** In the place of the editor when a problem has no language. @param isRemote another site judges it. */
export function NoLanguages({ isRemote }: { isRemote: boolean }) {
  const say = usePhrases(problemPhrases);
  const api = useApi();
  const { data } = useQuery({ queryKey: ['site', 'system'], queryFn: () => api.site.system(), enabled: !isRemote });
  const judges = data?.judges.filter(({ isAlive }) => isAlive) ?? [];
  const isStuck = judges.length > 0 && judges.every(({ isSandboxUsable }) => !isSandboxUsable);
  return <EmptyState title={say('noLanguages')}>{say(isStuck ? 'noSandbox' : 'noLanguagesHint')}</EmptyState>;
}
