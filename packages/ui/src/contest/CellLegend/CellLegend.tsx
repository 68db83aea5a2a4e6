import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef } from 'react';
import { styled } from 'styled-components';
import { CellFace } from '../cells/CellFace';
import type { CellMark } from '../cells/cellMark';
import { cellStyle } from '../cells/cellStyle';
import { VirtualRank } from '../cells/VirtualRank';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { theme } from '../../theme/theme';

const words = phrases('cellLegend', {
  legend: { zh: '图例', en: 'Legend' },
  first: { zh: '首杀', en: 'First to solve' },
  provisional: { zh: '首杀待定', en: '1st? Not sure yet' },
  accepted: { zh: '通过', en: 'Accepted' },
  full: { zh: '满分', en: 'Full score' },
  firstFull: { zh: '首个满分', en: 'First full score' },
  partial: { zh: '部分得分', en: 'Part of the score' },
  pending: { zh: '结果未公布', en: 'Pending' },
  wrong: { zh: '未通过', en: 'Tried' },
  zero: { zh: '零分', en: 'No points' },
  after: { zh: '赛后', en: 'After contest' },
  afterWrong: { zh: '赛后未通过', en: 'Tried after contest' },
  virtual: { zh: '虚拟参赛：同样成绩应得的名次', en: 'Virtual: the rank it would have been' },
  acmNote: { zh: '格内为通过时间（分钟）与错误次数', en: 'minutes, and wrong tries' },
  oiNote: { zh: '格内为得分', en: 'points' },
});

type Entry = readonly [name: keyof typeof words.words, mark: CellMark];

const mark = (state: CellMark['state'], figure: string, share?: number): CellMark => ({ state, figure, share, tries: 0 });

const entries: Record<'acm' | 'points', readonly Entry[]> = {
  acm: [
    ['first', mark('first', '42')],
    ['provisional', mark('first-provisional', '42')],
    ['accepted', mark('accepted', '97')],
    ['pending', mark('pending', '?2')],
    ['wrong', mark('wrong', '−3')],
    ['after', mark('after', '+')],
    ['afterWrong', mark('after-wrong', '−1')],
  ],
  points: [
    ['firstFull', mark('first', '100')],
    ['full', mark('accepted', '100')],
    ['partial', mark('partial', '60', 0.6)],
    ['wrong', mark('wrong', '0')],
    ['pending', mark('pending', '?')],
    ['after', mark('after', '80')],
  ],
};

export interface CellLegendProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** Kind of the scoreboard whose cells are explained: `acm`, or one with points. Default `acm`. */
  kind?: 'acm' | 'oi' | 'ioi';
  /** Whether the board has rows of virtual participants. Default false. */
  withVirtual?: boolean | undefined;
}

/** What the cells of a scoreboard mean; stays on the screen with the board. */
export const CellLegend = forwardRef<HTMLUListElement, CellLegendProps>(function CellLegend(
  { kind = 'acm', withVirtual = false, ...rest },
  ref,
) {
  const say = usePhrases(words);
  return (
    <List ref={ref} aria-label={say('legend')} {...rest}>
      {entries[kind === 'acm' ? 'acm' : 'points'].map(([name, sample]) => (
        <Entry key={name}>
          <Sample
            aria-hidden
            data-state={sample.state}
            style={sample.share === undefined ? undefined : ({ '--share': sample.share } as CSSProperties)}
          >
            <CellFace mark={sample} note="" />
          </Sample>
          <span>{say(kind !== 'acm' && name === 'wrong' ? 'zero' : name)}</span>
        </Entry>
      ))}
      {withVirtual && (
        <Entry>
          <VirtualRank aria-hidden>3</VirtualRank>
          <span>{say('virtual')}</span>
        </Entry>
      )}
      <Note>{say(kind === 'acm' ? 'acmNote' : 'oiNote')}</Note>
    </List>
  );
});

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} 22px;
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${theme.color.text2};
  font: 400 13px/18px ${theme.family.sans};
`;

const Entry = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
`;

const Sample = styled.span`
  ${cellStyle}
  flex-direction: row;
  gap: 4px;
  width: 50px;
  height: 26px;
  font-size: 12px;
`;

const Note = styled.li`
  margin-inline-start: auto;
  color: ${theme.color.text3};
`;
