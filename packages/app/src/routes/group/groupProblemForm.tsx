import { groupProblemFormAddress, GroupShell, NotFound, Page, ProblemForm } from '@oj/judge-ui';
import { useNavigate, useParams } from 'react-router-dom';

const numberIn = (text: string | undefined) => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : undefined;
};

/** A new problem of a group, or one that is there. To those who do not manage the group there is none. */
export function GroupProblemFormPage() {
  const { groupID, problemID } = useParams();
  const navigate = useNavigate();
  const [gid, pid] = [numberIn(groupID), numberIn(problemID)];
  if (gid === undefined || (problemID !== undefined && pid === undefined))
    return (
      <Page>
        <NotFound />
      </Page>
    );
  return (
    <Page>
      <GroupShell key={gid} gid={gid} tab="problem">
        {({ powers }) =>
          powers.manage ? (
            <ProblemForm
              key={pid ?? 'new'}
              pid={pid}
              onCreated={made => void navigate(groupProblemFormAddress(gid, made), { replace: true })}
            />
          ) : (
            <NotFound />
          )
        }
      </GroupShell>
    </Page>
  );
}
