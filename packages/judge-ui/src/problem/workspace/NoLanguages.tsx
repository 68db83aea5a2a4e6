import { EmptyState, phrases, usePhrases } from '@oj/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';

const words = phrases('noLanguages', {
  noLanguages: { zh: '暂时没有可用的语言', en: 'No language is available right now' },
  noLanguagesHint: {
    zh: '题面照常可以阅读；有评测机支持后刷新即可提交。',
    en: 'You can still read the problem; reload once a judge has one of its languages.',
  },
  noSandbox: {
    zh: '沙箱在服务器上不可用，本站目前无法评测。题面照常可以阅读。',
    en: 'Nothing can be judged on this site at present: its sandbox does not work. You can still read the problem.',
  },
});

/** Replaces the editor when a problem has no language. @param isRemote whether another site judges the problem */
export function NoLanguages({ isRemote }: { isRemote: boolean }) {
  const say = usePhrases(words);
  const api = useApi();
  const { data } = useQuery({ queryKey: ['site', 'system'], queryFn: () => api.site.system(), enabled: !isRemote });
  const judges = data?.judges ?? [];
  const alive = judges.filter(({ isAlive }) => isAlive);
  // One that cannot open says so each time that it is tried, and is not alive between.
  const asked = alive.length ? alive : judges;
  const isStuck = asked.length > 0 && asked.every(({ isSandboxUsable }) => !isSandboxUsable);
  return <EmptyState title={say('noLanguages')}>{say(isStuck ? 'noSandbox' : 'noLanguagesHint')}</EmptyState>;
}
