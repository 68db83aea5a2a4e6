import { Page, ResetPassword } from '@oj/judge-ui';
import { useNavigate, useSearchParams } from 'react-router-dom';

export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return (
    <Page>
      <ResetPassword
        username={query.get('username') ?? undefined}
        code={query.get('code') ?? undefined}
        onDone={() => void navigate('/', { replace: true })}
      />
    </Page>
  );
}
