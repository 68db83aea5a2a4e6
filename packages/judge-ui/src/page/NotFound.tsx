import { Button, NotFoundFigure, phrases, theme, usePhrases } from '@oj/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTitle } from '../site/useSite';
import { ButtonLink } from '../parts/ButtonLink';

const words = phrases('notFound', {
  title: { zh: '找不到页面', en: 'Page not found' },
  lead: {
    zh: '这里没有你要找的页面：地址可能写错了，或者它已经搬走。',
    en: "The page can't be found: the address may be wrong, or the page has moved.",
  },
  home: { zh: '回到首页', en: 'Go home' },
  back: { zh: '返回上一页', en: 'Back' },
});

interface NotFoundProps {
  /** What was not found. Default: the page. */
  title?: string;
  /** Why, and what to do. */
  lead?: string;
  /** Further buttons. */
  children?: ReactNode;
}

/** Shown for an address without a page. */
export function NotFound({ title, lead, children }: NotFoundProps) {
  const say = usePhrases(words);
  const navigate = useNavigate();
  const heading = title ?? say('title');
  useTitle(heading);
  return (
    <Lost>
      <NotFoundFigure />
      <h1>{heading}</h1>
      <p>{lead ?? say('lead')}</p>
      <Ways>
        <ButtonLink to="/home" data-tone="primary">
          {say('home')}
        </ButtonLink>
        <Button onClick={() => void navigate(-1)}>{say('back')}</Button>
        {children}
      </Ways>
    </Lost>
  );
}

const Lost = styled.section`
  display: grid;
  justify-items: center;
  padding-block: ${theme.space[10]};
  text-align: center;
  & h1 {
    margin: ${theme.space[7]} 0 0;
    font: ${theme.font.heading};
    text-wrap: balance;
  }
  & p {
    max-width: 32em;
    margin: ${theme.space[4]} 0 ${theme.space[8]};
    color: ${theme.color.text2};
    font: ${theme.font.lead};
    text-wrap: balance;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[5]};
`;
