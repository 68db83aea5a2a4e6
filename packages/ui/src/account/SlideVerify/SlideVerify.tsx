import { ArrowRight, Check, RefreshCw } from 'lucide-react';
import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { handleStyle, messageStyle, pictureStyle, railStyle } from './slideStyle';
import { slideSizes, type SlideTrack, slideTravelPx } from './slideTrack';
import { useSlide } from './useSlide';

const words = phrases('slideVerify', {
  slider: { zh: '拼图位置', en: 'Place of the piece' },
  invite: { zh: '向右拖动滑块，拼好图片', en: 'Drag the piece into its hole' },
  keys: { zh: '也可以按左右方向键移动，回车确认', en: 'Or move it with the arrow keys, then press Enter' },
  place: { zh: '{{at}} 像素，共 {{of}}', en: '{{at}} of {{of}} pixels' },
  another: { zh: '换一张', en: 'Another picture' },
  checking: { zh: '正在验证……', en: 'Checking…' },
  ok: { zh: '验证通过', en: 'Verified' },
  wrong: { zh: '没有对准，请再试一次', en: 'That was not the place, try again' },
  tooFast: { zh: '速度过快，可能是机器操作！请重新验证！', en: 'Speed too fast, may be machine operation! Please verify again!' },
  failed: { zh: '没能验证，请再试一次', en: 'The check did not get through, try again' },
});

/** Pictures of one puzzle: addresses or `data:` URLs. The server makes them and keeps the answer. */
export interface SlidePuzzle {
  /** 325 × 100 px, with the hole. */
  background: string;
  /** The piece on a transparent strip, 100 px high like the background, its square at the left edge. */
  piece: string;
}

export type SlideAnswer = 'ok' | 'wrong' | 'tooFast';

export interface SlideVerifyProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Undefined while it is on its way. A new object starts a new try. */
  puzzle: SlidePuzzle | undefined;
  /** Checks a try, usually by asking the server. A rejection counts as a failed check. */
  onVerify: (track: SlideTrack) => Promise<SlideAnswer>;
  /** Asks for another puzzle: on the button, and after each try that was not right. */
  onRefresh: () => void;
  /** Whether nothing can be moved and no new picture can be asked for. */
  disabled?: boolean;
  /** Another way for people who can neither see nor slide: a link, a sentence. */
  otherWay?: ReactNode;
}

type Outcome = SlideAnswer | 'checking' | 'failed';

/** A piece of a picture that a person slides into its hole. It draws and records; the server decides. APG pattern: slider. */
export const SlideVerify = forwardRef<HTMLDivElement, SlideVerifyProps>(function SlideVerify(
  { puzzle, onVerify, onRefresh, disabled = false, otherWay, ...rest },
  ref,
) {
  const say = usePhrases(words);
  const keysId = useId();
  const [outcome, setOutcome] = useState<Outcome>();
  const locked = disabled || !puzzle || outcome === 'checking' || outcome === 'ok';
  const settle = (answer: Outcome) => {
    setOutcome(answer);
    if (answer === 'ok') return;
    slide.setOffsetPx(0);
    onRefresh();
  };
  const slide = useSlide(locked, track => {
    setOutcome('checking');
    onVerify(track).then(settle, () => settle('failed'));
  });
  const [drawn, setDrawn] = useState(puzzle);
  if (puzzle !== drawn) {
    setDrawn(puzzle);
    slide.setOffsetPx(0);
    if (outcome === 'ok') setOutcome(undefined);
  }
  const { offsetPx } = slide;
  const share = { '--slide': offsetPx / slideSizes.widthPx } as CSSProperties;
  return (
    <Root ref={ref} data-outcome={outcome} data-disabled={disabled || undefined} {...rest}>
      <Picture style={share} data-dragging={slide.dragging || undefined}>
        {puzzle ? (
          <>
            <img src={puzzle.background} alt="" draggable={false} />
            <img data-part="piece" src={puzzle.piece} alt="" draggable={false} />
          </>
        ) : (
          <Skeleton shape="block" height="100%" />
        )}
        <Another label={say('another')} size="small" tone="secondary" disabled={disabled || outcome === 'checking'} onClick={onRefresh}>
          <RefreshCw aria-hidden />
        </Another>
      </Picture>
      <Rail style={share} data-dragging={slide.dragging || undefined}>
        <Invitation data-gone={offsetPx > 0 || outcome === 'ok' || undefined}>{say('invite')}</Invitation>
        <Handle
          tabIndex={0}
          aria-label={say('slider')}
          aria-describedby={keysId}
          aria-valuemin={0}
          aria-valuemax={slideTravelPx}
          aria-valuenow={offsetPx}
          aria-valuetext={say('place', { at: offsetPx, of: slideTravelPx })}
          aria-disabled={locked}
          {...slide.handlers}
        >
          {outcome === 'ok' ? <Check aria-hidden /> : <ArrowRight aria-hidden />}
        </Handle>
      </Rail>
      <span id={keysId} hidden>
        {say('keys')}
      </span>
      <Message data-tone={outcome === 'ok' ? 'success' : outcome === 'checking' ? undefined : outcome && 'error'}>
        {outcome ? say(outcome) : (otherWay ?? say('keys'))}
      </Message>
    </Root>
  );
});

const Root = styled.div`
  width: 100%;
  max-width: 325px;
  min-width: 0;
`;

const Picture = styled.div`
  ${pictureStyle}
`;

const Another = styled(IconButton)`
  position: absolute;
  inset-block-start: 6px;
  inset-inline-end: 6px;
`;

const Rail = styled.div`
  ${railStyle}
`;

const Invitation = styled.span`
  padding-inline-start: 42px;
  &[data-gone] {
    visibility: hidden;
  }
`;

const Handle = styled.div.attrs({ role: 'slider' })`
  ${handleStyle}
`;

const Message = styled.output`
  ${messageStyle}
`;
