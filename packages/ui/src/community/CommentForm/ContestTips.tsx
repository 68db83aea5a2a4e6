import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { contestTipsPhrases } from './commentFormPhrases';

/** Three things to know before one asks in a contest. */
export function ContestTips() {
  const say = usePhrases(contestTipsPhrases);
  const id = useId();
  return (
    <Banner role="note" aria-labelledby={id}>
      <TriangleAlert aria-hidden />
      <div>
        <strong id={id}>{say('title')}</strong>
        <ol>
          <li>{say('onTopic')}</li>
          <li>{say('whoSees')}</li>
          <li>{say('answers')}</li>
        </ol>
      </div>
    </Banner>
  );
}

const Banner = styled.div`
  display: flex;
  gap: 10px;
  margin-block-end: ${theme.space[5]};
  padding: 12px 16px;
  border: 1px solid color-mix(in oklch, ${theme.color.warn} 35%, transparent);
  border-inline-start: 4px solid ${theme.color.warn};
  border-radius: ${theme.radius.control};
  background: ${theme.color.warnSoft};
  color: ${theme.color.text};
  font: ${theme.font.body};

  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
    margin-block-start: 1px;
    color: ${theme.color.warn};
  }
  & strong {
    font: ${theme.font.strong};
  }
  & ol {
    margin: 4px 0 0;
    padding-inline-start: 1.3em;
    color: ${theme.color.text2};
  }
`;
