import { usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccountDialog } from '../../account/AccountDialogs';
import { useApi } from '../../api/ApiProvider';
import { errorPhrases } from '../../api/errorPhrases';
import { useErrorToast } from '../../parts/useErrorToast';
import { useUser } from '../../session/SessionProvider';
import { problemListPhrases } from './problemListPhrases';

/** Opens any problem, and wishes luck. A visitor logs in first. */
export function usePickOne() {
  const api = useApi();
  const user = useUser();
  const toast = useToast();
  const navigate = useNavigate();
  const openDialog = useAccountDialog();
  const say = usePhrases(problemListPhrases);
  const sayError = usePhrases(errorPhrases);
  const showError = useErrorToast();
  const [isPicking, setPicking] = useState(false);

  async function open() {
    setPicking(true);
    try {
      const { problemId } = await api.problem.random();
      toast({ tone: 'success', title: say('luck') });
      await navigate(`/problem/${encodeURIComponent(problemId)}`);
    } catch (reason) {
      showError(reason);
    } finally {
      setPicking(false);
    }
  }

  function pick() {
    if (user) return void open();
    toast({ tone: 'warning', title: sayError('login.required') });
    openDialog('login', () => void open());
  }

  return { pick, isPicking };
}
