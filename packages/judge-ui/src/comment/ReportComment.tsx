import { QuietButton, usePhrases } from '@oj/ui';
import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useApi } from '../api/ApiProvider';
import { useWithLogin } from '../links/useLoginFirst';
import { commentPhrases } from './commentPhrases';

const ReportToAdmins = lazy(async () => ({ default: (await import('../parts/ReportToAdmins')).ReportToAdmins }));

/** Reports a comment or reply; a visitor logs in first. */
export function ReportComment({ id }: { id: number }) {
  const say = usePhrases(commentPhrases);
  const api = useApi();
  const withLogin = useWithLogin();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <QuietButton type="button" onClick={() => withLogin(() => setIsOpen(true))}>
        <Flag aria-hidden />
        {say('report')}
      </QuietButton>
      <Suspense>
        {isOpen && <ReportToAdmins onClose={() => setIsOpen(false)} onReport={words => api.comment.report({ id, ...words })} />}
      </Suspense>
    </>
  );
}
