import { Button, phrases, usePhrases } from '@oj/ui';
import { useAccountDialog } from '../account/AccountDialogs';
import { NotFound } from './NotFound';

const words = phrases('loginFirst', {
  title: { zh: '登录后查看', en: 'Log in to see this page' },
  lead: {
    zh: '这一页的内容只有登录后才能看到，登录后就在这里打开。',
    en: 'What stands here is shown to users who have logged in. It opens right here once you have.',
  },
  login: { zh: '登录', en: 'Login' },
});

/** Shown to a visitor at a public address, in place of content for who has logged in. */
export function LoginFirst() {
  const say = usePhrases(words);
  const openDialog = useAccountDialog();
  return (
    <NotFound title={say('title')} lead={say('lead')}>
      <Button onClick={() => openDialog('login')}>{say('login')}</Button>
    </NotFound>
  );
}
