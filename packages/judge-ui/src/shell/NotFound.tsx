import { Button, buttonStyle, NotFoundFigure, phrases, theme, usePhrases } from '@oj/ui';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTitle } from '../site/useSite';

const words = phrases('notFound', {
  title: { zh: '找不到页面', en: 'Page not found' },
  lead: {
    zh: '这里没有你要找的页面：地址可能写错了，或者它已经搬走。',
    en: "The page can't be found: the address may be wrong, or the page has moved.",
  },
  home: { zh: '回到首页', en: 'Go home' },
  back: { zh: '返回上一页', en: 'Back' },
});

/** In the place of a page that is not there. */
export function NotFound() {
  const say = usePhrases(words);
  const navigate = useNavigate();
  useTitle(say('title'));
  return (
    <Lost>
      <NotFoundFigure />
      <h1>{say('title')}</h1>
      <p>{say('lead')}</p>
      <Ways>
        <ButtonLink to="/home" data-tone="primary">
          {say('home')}
        </ButtonLink>
        <Button onClick={() => void navigate(-1)}>{say('back')}</Button>
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
  }
  & p {
    max-width: 46ch;
    margin: ${theme.space[4]} 0 ${theme.space[8]};
    color: ${theme.color.text2};
    font: ${theme.font.lead};
  }
`;

const Ways = styled.div`
  display: flex;
  gap: ${theme.space[5]};
`;

const ButtonLink = styled(Link)`
  ${buttonStyle}
`;
