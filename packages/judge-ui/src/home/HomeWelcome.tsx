import { Button, phrases, theme, usePhrases } from '@oj/ui';
import { ArrowRight } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAccountDialog } from '../account/AccountDialogs';
import { useApi } from '../api/ApiProvider';
import { useWithLogin } from '../links/useLoginFirst';
import { useSite, useTitle } from '../site/useSite';
import { ButtonLink } from '../parts/ButtonLink';
import { Horizon } from './Horizon';

const words = phrases('home', {
  title: { zh: '首页', en: 'Home' },
  welcome: { zh: '欢迎来到 {{name}}', en: 'Welcome to {{name}}' },
  lead: {
    zh: '写下代码，按下提交，看着测试点一个一个亮起来。',
    en: 'Write some code, submit it, and watch the test cases light up one by one.',
  },
  first: { zh: '写第一个程序', en: 'Write your first program' },
  start: { zh: '开始做题', en: 'Pick a problem' },
  register: { zh: '注册账号', en: 'Create an account' },
});

export function useHomeTitle() {
  const say = usePhrases(words);
  useTitle(say('title'));
}

/** The head of the first page: a greeting over an ink landscape. */
export function HomeWelcome() {
  const say = usePhrases(words);
  const { data: site } = useSite();
  const api = useApi();
  const navigate = useNavigate();
  const withLogin = useWithLogin();
  const openDialog = useAccountDialog();
  const begin = async () => {
    const [first] = (await api.problem.list({ limit: 1 }).catch(() => undefined))?.records ?? [];
    withLogin(() => void navigate(`/problem${first ? `/${encodeURIComponent(first.problemId)}` : ''}`));
  };
  return (
    <Hero>
      <Horizon />
      <h1>{say('welcome', { name: site?.shortName ?? 'OJ' })}</h1>
      <p>{say('lead')}</p>
      <Ways>
        <Button tone="primary" onClick={() => void begin()}>
          {say('first')} <ArrowRight aria-hidden />
        </Button>
        <ButtonLink to="/problem">{say('start')}</ButtonLink>
        {site?.register !== false && (
          <Button tone="quiet" onClick={() => openDialog('register')}>
            {say('register')}
          </Button>
        )}
      </Ways>
    </Hero>
  );
}

const Hero = styled.section`
  position: relative;
  overflow: hidden;
  margin-block-end: ${theme.space[8]};
  padding: 44px 40px 52px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  & h1 {
    position: relative;
    margin: 0;
    font: ${theme.font.display};
  }
  & p {
    position: relative;
    margin: ${theme.space[4]} 0 ${theme.space[8]};
    color: ${theme.color.text2};
    font: ${theme.font.reading};
  }
  ${theme.phone} {
    padding: 28px 20px 40px;
    & h1 {
      font: ${theme.font.heading};
    }
  }
`;

const Ways = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[5]};
`;
