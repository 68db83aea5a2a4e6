import { styled } from 'styled-components';
import { theme } from '../src/theme/theme';
import { VerdictIcon } from '../src/judge/VerdictIcon/VerdictIcon';

interface Pair {
  rule: string;
  good: { zh: string; en: string };
  bad: { zh: string; en: string };
}

const pairs: readonly Pair[] = [
  {
    rule: 'Say what happened and what is safe, not whose fault it is.',
    good: { zh: '没有发表成功，内容还在，请重试。', en: 'It was not posted. Your text is kept; try again.' },
    bad: { zh: '操作失败！', en: 'Oops! Something went wrong.' },
  },
  {
    rule: 'Say how to mend it.',
    good: { zh: '时间写作 时:分，例如 18:30', en: 'A time is written hours:minutes, for example 18:30.' },
    bad: { zh: '输入不合法', en: 'Invalid input' },
  },
  {
    rule: 'Name what is there. Where nothing is, say how it fills.',
    good: { zh: '没有符合条件的队伍。换个关键词，或关闭筛选。', en: 'No team matches. Try other words, or switch the filters off.' },
    bad: { zh: '暂无数据', en: 'No data' },
  },
  {
    rule: 'Buttons are verbs, and answer the question above them.',
    good: { zh: '删除这条评论？ 删除 / 取消', en: 'Delete this comment? Delete / Cancel' },
    bad: { zh: '确定要执行该操作吗？ 是 / 否', en: 'Are you sure? Yes / No' },
  },
  {
    rule: 'What goes with it is said before it goes.',
    good: { zh: '它的回复也会一起删除，且无法恢复。', en: 'Its replies go with it. This cannot be taken back.' },
    bad: { zh: '请谨慎操作', en: 'Please be careful' },
  },
  {
    rule: 'Figures with their units; what was not measured is a dash.',
    good: { zh: '用时 318 ms，内存 18.2 MB', en: '318 ms, 18.2 MB' },
    bad: { zh: '用时：0', en: 'Time: 0' },
  },
  {
    rule: 'Both languages are written, neither is translated.',
    good: {
      zh: '写下代码，按下提交，看着测试点一个一个亮起来。',
      en: 'Write some code, submit it, and watch the test cases light up one by one.',
    },
    bad: {
      zh: '请编写一些代码并提交它，然后观看测试用例逐一点亮。',
      en: 'Write down code, press submit, look at test points one by one light up.',
    },
  },
];

/** What we write and what we do not, in both languages. */
export function VoiceSheet() {
  return (
    <List>
      {pairs.map(({ rule, good, bad }) => (
        <li key={rule}>
          <p>{rule}</p>
          <Side data-side="do">
            <VerdictIcon status={0} />
            <span>
              <span>{good.en}</span>
              <span lang="zh-CN">{good.zh}</span>
            </span>
          </Side>
          <Side data-side="avoid">
            <VerdictIcon status={-1} />
            <span>
              <span>{bad.en}</span>
              <span lang="zh-CN">{bad.zh}</span>
            </span>
          </Side>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 22px;
  margin: 0;
  padding: 0;
  color: ${theme.color.text};
  font: ${theme.font.lead};
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
    gap: 8px;
  }
  & p {
    grid-column: 1 / -1;
    margin: 0;
    font: ${theme.font.title};
    font-size: 17px;
  }
`;

const Side = styled.div`
  display: flex;
  gap: 11px;
  padding: 13px 18px 14px;
  border: 1px solid ${theme.color.line};
  border-inline-start: 3px solid var(--oj-ac);
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  &[data-side='avoid'] {
    border-inline-start-color: var(--oj-wa);
    color: ${theme.color.text2};
  }
  & > svg {
    flex: none;
    margin-block-start: 4px;
    color: var(--oj-ac-fg);
  }
  &[data-side='avoid'] > svg {
    color: var(--oj-wa-fg);
  }
  & span > span {
    display: block;
  }
`;
