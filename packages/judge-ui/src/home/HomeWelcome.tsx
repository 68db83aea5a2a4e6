import { Button, phrases, theme, usePhrases } from '@oj/ui';
import { ArrowRight } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApi } from '../api/ApiProvider';
import { useWithLogin } from '../links/useLoginFirst';
import { useSite, useTitle } from '../site/useSite';
import { ButtonLink } from '../parts/ButtonLink';

const words = phrases('home', {
  title: { zh: '首页', en: 'Home' },
  welcome: { zh: '欢迎来到 {{name}}', en: 'Welcome to {{name}}' },
  lead: {
    zh: '写下代码，按下提交，看着测试点一个一个亮起来。',
    en: 'Write some code, submit it, and watch the test cases light up one by one.',
  },
  first: { zh: '写第一个程序', en: 'Write your first program' },
  start: { zh: '开始做题', en: 'Pick a problem' },
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
      </Ways>
    </Hero>
  );
}

/** Three ridges of ink, each paler than the one before it. */
function Horizon() {
  return (
    <Ridges viewBox="0 0 1200 220" preserveAspectRatio="none" aria-hidden focusable="false">
      <path d="M0 150C120 120 190 60 300 84s150 60 260 34 170-94 290-70 140 66 350 20v152H0z" opacity=".07" />
      <path d="M0 176c150-18 210-54 330-44s190 44 320 26 190-58 300-40 120 34 250 14v88H0z" opacity=".11" />
      <path d="M0 198c180-6 260-30 420-22s240 22 400 10 250-20 380-8v42H0z" opacity=".16" />
    </Ridges>
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

const Ridges = styled.svg`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: 78%;
  fill: ${theme.color.ink};
  mask-image: linear-gradient(#000 20%, transparent);
  pointer-events: none;
`;

const Ways = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[5]};
`;
