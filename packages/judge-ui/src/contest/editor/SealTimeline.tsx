import { formatMoment, playedMs, theme, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { timesOf } from '../summaryOf';
import { contestFormPhrases } from './contestFormPhrases';
import { type ContestValues, durationOf, sealTimeOf } from './contestValues';

/** The contest as a bar: open at first, sealed at its end. */
export function SealTimeline({ values }: { values: ContestValues }) {
  const say = usePhrases(contestFormPhrases);
  const { startTime, endTime, pauses } = values;
  const sealedAt = sealTimeOf(values);
  if (!startTime || !endTime) return null;
  const sealedMs = sealedAt && playedMs(timesOf({ startTime, endTime, pauses }), sealedAt.getTime());
  const openShare = sealedMs === null ? 1 : Math.min(1, Math.max(0, sealedMs / durationOf(values)));
  return (
    <figure style={{ margin: 0 }}>
      <Bar aria-hidden>
        {openShare > 0 && <Part style={{ flexGrow: openShare }}>{openShare > 0.12 && say('openPart')}</Part>}
        {openShare < 1 && (
          <Part data-sealed style={{ flexGrow: 1 - openShare }}>
            {openShare < 0.88 && say('sealedPart')}
          </Part>
        )}
      </Bar>
      <Ends>
        {sealedAt && openShare < 1 ? (
          <span>{say('sealPicture', { start: formatMoment(startTime), end: formatMoment(endTime), seal: formatMoment(sealedAt) })}</span>
        ) : (
          <>
            <span>{formatMoment(startTime)}</span>
            <span>{formatMoment(endTime)}</span>
          </>
        )}
      </Ends>
    </figure>
  );
}

const Bar = styled.div`
  display: flex;
  height: 24px;
  overflow: hidden;
  border-radius: ${theme.radius.control};
`;

const Part = styled.span`
  flex-basis: 0;
  padding-inline: ${theme.space[4]};
  overflow: hidden;
  background: ${theme.color.successSoft};
  color: ${theme.color.success};
  font: ${theme.font.label};
  line-height: 24px;
  white-space: nowrap;
  &[data-sealed] {
    background: repeating-linear-gradient(135deg, ${theme.color.warnSoft} 0 8px, transparent 8px 12px), ${theme.color.warnSoft};
    color: ${theme.color.warn};
  }
`;

const Ends = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[4]};
  margin-block-start: ${theme.space[3]};
  color: ${theme.color.text2};
  font: ${theme.font.label};
`;
