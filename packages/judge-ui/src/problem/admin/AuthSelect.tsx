import { type EditedRow, problemVisibilities } from '@oj/contract';
import { Select, Tag, usePhrases, useToast } from '@oj/ui';
import { usePageScope } from '../../links/PageScope';
import { useErrorToast } from '../../parts/useErrorToast';
import { useUser } from '../../session/SessionProvider';
import { usePublishGuard } from '../checks/usePublishGuard';
import { adminProblemPhrases } from './adminProblemPhrases';
import { useProblemMutations } from './useAdminProblems';
import { may } from '../../session/may';

export const auths = [1, 2, 3] as const;
export const nameOfAuth = (auth: number) => `auth${auth === 2 || auth === 3 ? auth : 1}` as const;

/** Who sees a problem; to be changed where the reader may. On the site only problem admins publish, and only a contest makes a problem one of a contest. */
export function AuthSelect({ row }: { row: EditedRow }) {
  const say = usePhrases(adminProblemPhrases);
  const user = useUser();
  const toast = useToast();
  const showError = useErrorToast();
  const { changeAuth } = useProblemMutations();
  const { mayPublish: mayBePublic, dialog } = usePublishGuard();
  const mayPublish = usePageScope().gid !== undefined || may(user, 'problem_publish');
  if (!row.mayEdit) return <Tag>{say(nameOfAuth(row.auth))}</Tag>;
  const chosen = changeAuth.isPending ? Number(changeAuth.variables.auth) : row.auth;
  const change = async (auth: number) => {
    if (auth === problemVisibilities.public && row.auth !== problemVisibilities.public && !(await mayBePublic(row.id))) return;
    changeAuth.mutate(
      { id: row.id, auth },
      {
        onSuccess: () => toast({ tone: 'success', title: say('authSet', { id: row.problemId, auth: say(nameOfAuth(auth)) }) }),
        onError: showError,
      },
    );
  };
  return (
    <>
      {dialog}
      <Select
        label={say('authOf', { id: row.problemId })}
        labelHidden
        size="small"
        value={String(chosen)}
        disabled={changeAuth.isPending}
        options={auths.map(auth => ({
          value: String(auth),
          label: say(nameOfAuth(auth)),
          disabled: auth !== row.auth && (auth === problemVisibilities.contest || (auth === problemVisibilities.public && !mayPublish)),
        }))}
        onValueChange={value => void change(Number(value))}
      />
    </>
  );
}
