import { styled } from 'styled-components';
import { CodeView } from '../src/judge/CodeView/CodeView';
import { LimitsBar } from '../src/judge/LimitsBar/LimitsBar';
import { theme } from '../src/theme/theme';
import { VerdictSeal } from '../src/judge/VerdictSeal/VerdictSeal';

const code = `long long count(int u, long long sum) {
    if (sum > K) return 0;
    long long ways = 1;
    for (int v : g[u])
        ways += count(v, sum + a[v]);
    return ways;
}`;

/** What a submission looks like on night ink. */
export function NightPanel() {
  return (
    <Panel data-theme="dark">
      <CodeView code={code} language="cpp" caption="F. Counting Osmanthus Paths" />
      <footer>
        <VerdictSeal status={0} size="medium" />
        <LimitsBar kind="time" used={318} limit={2000} />
      </footer>
    </Panel>
  );
}

const Panel = styled.div`
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow};
  font: ${theme.font.body};
  overflow: clip;
  & > footer {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 20px;
    padding: 14px 18px 16px;
  }
`;
