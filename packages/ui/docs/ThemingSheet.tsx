import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { Button } from '../src/primitives/Button/Button';
import { Link } from '../src/primitives/Link/Link';
import { Switch } from '../src/primitives/Switch/Switch';
import { Tag } from '../src/primitives/Tag/Tag';
import { theme } from '../src/theme/theme';
import { VerdictSeal } from '../src/judge/VerdictSeal/VerdictSeal';

const own = { '--oj-ink': '#0f4c3a', '--oj-accent': '#0b6b4f', '--oj-accent-soft': '#dff3ea', '--oj-focus': '#0b8f69' } as CSSProperties;

/** The same things on paper, on night ink, and under variables of a host. */
export function ThemingSheet() {
  return (
    <Row>
      <Sheet data-theme="light" name="Light" />
      <Sheet data-theme="dark" name="Dark" />
      <Sheet data-theme="light" name="Yours" style={own} />
    </Row>
  );
}

function Sheet({ name, ...rest }: { name: string; 'data-theme': string; style?: CSSProperties }) {
  return (
    <Paper {...rest}>
      <b>{name}</b>
      <div>
        <Button tone="primary">Submit</Button> <Button>Run samples</Button>
      </div>
      <Switch label="Auto 30 s" defaultChecked />
      <div>
        <VerdictSeal status={0} /> <VerdictSeal status={-1} /> <Tag tone="accent">Scheduled</Tag>
      </div>
      <Link href="#theming" tone="inline">
        The rules
      </Link>
    </Paper>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  gap: 12px;
`;

const Paper = styled.section`
  display: grid;
  justify-items: start;
  gap: 14px;
  padding: 20px 22px 22px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.font.body};
  & > b {
    font: ${theme.font.title};
  }
`;
