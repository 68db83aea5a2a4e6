import { Logout, Page } from '@oj/judge-ui';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

export function LogoutPage() {
  const navigate = useNavigate();
  const leave = useCallback(() => void navigate('/home', { replace: true }), [navigate]);
  return (
    <Page>
      <Logout onDone={leave} />
    </Page>
  );
}
