import { styled } from 'styled-components';
import { BrandMark } from '../src/Brand/Brand';
import { buttonStyle } from '../src/Button/buttonStyle';
import { Card } from '../src/Card/Card';
import { focusRing } from '../src/theme/focus';
import { theme } from '../src/theme/theme';
import { VerdictSeal } from '../src/VerdictSeal/VerdictSeal';
import { Horizon } from './Horizon';

const sections = [
  {
    name: 'Foundations',
    story: 'foundations-colour',
    text: 'Ink, pigment, type: the values under everything, checked for contrast and for colour vision.',
  },
  {
    name: 'Primitives',
    story: 'primitives-button',
    text: 'Buttons, fields, dialogs, tables. Keyboard first, React 18.3 and 19, no router, no network.',
  },
  { name: 'Shell', story: 'shell-topbar', text: 'The bar, the foot and the heads of pages: slots that a host fills with its own links.' },
  {
    name: 'Judge',
    story: 'judge-verdictseal',
    text: 'Verdict seals, test grids, submissions, the editor: what an online judge is made of.',
  },
];

const seals = [0, -1, 1, 2, 3, -2, -3, 7];

/** The first page of the book. */
export function WelcomeSheet() {
  return (
    <Root>
      <Hero>
        <Horizon />
        <BrandMark width={44} height={44} />
        <h1>Ink for the interface, pigment for meaning</h1>
        <p>
          React components for online judges. The page is ink on xuan paper, nearly without colour; colour is spent only where it tells
          something: a verdict, a balloon, a frozen board. <span lang="zh-CN">丹青：界面用墨，含义用彩。</span>
        </p>
        <Row>
          <ButtonLink data-tone="primary" href="?path=/docs/primitives-button--docs" target="_parent">
            Browse the components
          </ButtonLink>
          <ButtonLink href="?path=/docs/foundations-verdicts--docs" target="_parent">
            How verdicts look
          </ButtonLink>
        </Row>
        <Row>
          {seals.map(status => (
            <VerdictSeal key={status} status={status} progress={status === 7 ? { done: 23, total: 40 } : undefined} />
          ))}
        </Row>
      </Hero>
      <Sections>
        {sections.map(({ name, story, text }) => (
          <SectionLink key={name} href={`?path=/docs/${story}--docs`} target="_parent">
            <b>{name}</b>
            <span>{text}</span>
          </SectionLink>
        ))}
      </Sections>
      <Card title="Use it" headingLevel={2}>
        <Code>{`import '@oj/ui/fonts.css';
import '@oj/ui/tokens.css';
import { LocaleProvider, VerdictSeal } from '@oj/ui';

<LocaleProvider locale="zh-CN">
  <VerdictSeal status={0} />
</LocaleProvider>`}</Code>
      </Card>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: 20px;
  color: ${theme.color.text};
  font: ${theme.font.body};
`;

const Hero = styled.section`
  position: relative;
  padding: 44px 44px 120px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  overflow: clip;
  & h1 {
    position: relative;
    max-width: 16em;
    margin: 20px 0 10px;
    font: ${theme.font.display};
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  & p {
    position: relative;
    max-width: 62ch;
    margin: 0 0 20px;
    color: ${theme.color.text2};
    font: ${theme.font.reading};
  }
  ${theme.phone} {
    padding: 24px 20px 96px;
    & h1 {
      font: ${theme.font.heading};
    }
  }
`;

const Row = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-end: 20px;
`;

const ButtonLink = styled.a`
  ${buttonStyle}
`;

const Sections = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(210px, 1fr));
  gap: 12px;
`;

const SectionLink = styled.a`
  display: flex;
  flex-direction: column;
  gap: 6px;
  padding: 18px 20px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text2};
  text-decoration: none;
  ${focusRing}
  & b {
    color: ${theme.color.text};
    font: ${theme.font.title};
  }
  &:hover {
    border-color: ${theme.color.lineStrong};
  }
`;

const Code = styled.pre`
  margin: 0;
  padding: 14px 16px;
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  font: ${theme.font.code};
  font-variant-ligatures: none;
  overflow-x: auto;
`;
