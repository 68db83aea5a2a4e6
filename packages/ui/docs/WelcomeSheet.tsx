import { styled } from 'styled-components';
import { BrandMark } from '../src/shell/Brand/Brand';
import { buttonStyle } from '../src/primitives/Button/buttonStyle';
import { theme } from '../src/theme/theme';
import { VerdictSeal } from '../src/judge/VerdictSeal/VerdictSeal';
import { Horizon } from './Horizon';
import { NightPanel } from './NightPanel';
import { WelcomeBoard } from './WelcomeBoard';
import { WelcomePieces } from './WelcomePieces';
import { WelcomeWays } from './WelcomeWays';

/** The first page of the book. */
export function WelcomeSheet() {
  return (
    <Root data-welcome>
      <Hero>
        <Horizon />
        <Brand>
          <BrandMark width={38} height={38} />
          <span>
            @oj/ui <small>React components for online judges</small>
          </span>
        </Brand>
        <h1>Ink for the interface, pigment for meaning</h1>
        <p>
          The page is ink on xuan paper, nearly without colour; colour is spent only where it tells something: a verdict, a balloon, a
          frozen board. <span lang="zh-CN">丹青：界面用墨，含义用彩。</span>
        </p>
        <Row>
          <ButtonLink data-tone="primary" href="?path=/docs/start-here-install--docs" target="_parent">
            Install
          </ButtonLink>
          <ButtonLink href="?path=/docs/contest-scoreboard--docs" target="_parent">
            See the scoreboard
          </ButtonLink>
          <ButtonLink data-tone="quiet" href="?path=/docs/foundations-ink-and-pigment--docs" target="_parent">
            How it is made
          </ButtonLink>
        </Row>
        <Night>
          <NightPanel />
          <Stamp aria-hidden>
            <VerdictSeal status={0} />
          </Stamp>
        </Night>
      </Hero>
      <WelcomeBoard />
      <WelcomePieces />
      <WelcomeWays />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  color: ${theme.color.text};
  font: ${theme.font.body};
`;

const Hero = styled.section`
  position: relative;
  padding: 40px 44px 128px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  overflow: clip;
  container-type: inline-size;
  & h1 {
    position: relative;
    max-width: 10.5em;
    margin: 30px 0 12px;
    font: 600 48px/54px ${theme.family.serif};
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  & p {
    position: relative;
    max-width: 46ch;
    margin: 0 0 24px;
    color: ${theme.color.text2};
    font: ${theme.font.reading};
  }
  ${theme.phone} {
    padding: 24px 20px 100px;
    & h1 {
      margin-block-start: 22px;
      font: ${theme.font.heading};
    }
  }
`;

const Brand = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  font: 600 19px/22px ${theme.family.serif};
  & small {
    display: block;
    color: ${theme.color.text3};
    font: ${theme.font.label};
    font-weight: 400;
  }
`;

const Row = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const ButtonLink = styled.a`
  ${buttonStyle}
`;

/** The seal of the painter, in the corner of the sheet. */
const Stamp = styled.div`
  position: absolute;
  inset-block-end: -84px;
  inset-inline-end: 4px;
  transform: rotate(-7deg) scale(2.8);
  transform-origin: 100% 100%;
`;

/** The other theme, on the same sheet; where there is no room for it, it stays away. */
const Night = styled.div`
  position: absolute;
  inset-block-start: 56px;
  inset-inline-end: 44px;
  width: 380px;
  @container (max-width: 900px) {
    display: none;
  }
`;
