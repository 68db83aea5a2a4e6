import { styled } from 'styled-components';
import { theme } from '../src/theme/theme';

/** A statement as it is read: prose, figures and code of both scripts. */
export function MixedText() {
  return (
    <Paper>
      <h3>Counting Osmanthus Paths 金桂问路</h3>
      <p>
        Under each of the 998,244,353 lanterns hangs a riddle. Walk from <code>u</code> to <code>v</code> and count the paths whose blossoms
        weigh no more than <code>K</code>.
      </p>
      <p lang="zh-CN">
        给定一棵 <code>n</code> 个结点的树，结点 <code>i</code> 上有 <code>a[i]</code> 朵桂花。求满足路径上花朵数之和不超过 <code>K</code>{' '}
        的简单路径条数，对 998244353 取模。
      </p>
      <pre>{'0O 1lI |  !=  >=  ->  <<  // 剪枝：和已超过上限'}</pre>
    </Paper>
  );
}

const Paper = styled.article`
  padding: 22px 26px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  & > h3 {
    margin: 0 0 8px;
    font: ${theme.font.heading};
  }
  & > p {
    max-width: 68ch;
    margin: 0 0 10px;
    font: ${theme.font.reading};
    text-autospace: normal;
  }
  & > pre {
    margin: 0;
    padding: 10px 14px;
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
    font: ${theme.font.code};
    font-variant-ligatures: none;
    overflow-x: auto;
  }
`;
