import { usePhrases, useToast } from '@oj/ui';
import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccountDialog } from '../account/AccountDialogs';
import { errorPhrases } from '../api/errorPhrases';
import { useUser } from '../session/SessionProvider';

/** Does what a visitor may not do: they log in first, and then it is done. */
export function useWithLogin() {
  const user = useUser();
  const openDialog = useAccountDialog();
  const toast = useToast();
  const say = usePhrases(errorPhrases);
  return useCallback(
    (act: () => void) => {
      if (user) return act();
      toast({ tone: 'warning', title: say('login.required') });
      openDialog('login', act);
    },
    [user, openDialog, toast, say],
  );
}

/** Handles clicks on links to what a visitor may not open: they log in first, and then it opens. */
export function useLoginFirst() {
  const user = useUser();
  const withLogin = useWithLogin();
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent, address: string) => {
      const newTab = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
      if (user || newTab) return;
      event.preventDefault();
      withLogin(() => void navigate(address));
    },
    [user, withLogin, navigate],
  );
}
