import Autoplay from 'embla-carousel-autoplay';
import useEmbla from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { controlsStyle, dotStyle, roundButtonStyle, viewportStyle } from './carouselStyle';

const words = phrases('carousel', {
  carousel: { zh: '轮播', en: 'carousel' },
  slide: { zh: '幻灯片', en: 'slide' },
  place: { zh: '第 {{at}} 张，共 {{of}} 张：{{label}}', en: '{{at}} of {{of}}: {{label}}' },
  go: { zh: '第 {{at}} 张：{{label}}', en: 'Slide {{at}}: {{label}}' },
  previous: { zh: '上一张', en: 'Previous slide' },
  next: { zh: '下一张', en: 'Next slide' },
  pause: { zh: '停止自动播放', en: 'Stop the automatic change' },
  play: { zh: '开始自动播放', en: 'Start the automatic change' },
});

export interface CarouselSlide {
  /** Unique in the carousel. */
  key: string;
  /** Names the slide. */
  label: string;
  /** Fills the slide: a picture, or a link around one. */
  content: ReactNode;
}

export interface CarouselProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** What takes turns; a single slide has no controls, none draws nothing. */
  slides: readonly CarouselSlide[];
  /** Names the carousel. */
  label: string;
  /** Milliseconds per slide; 0 never changes by itself. Rests under the pointer and while it has focus, and never starts where motion is not wanted. Default 5000. */
  autoplayMs?: number;
  /** Height in px. Default 440. */
  heightPx?: number;
  /** Height in px under 768 px of window. Default 200. */
  narrowHeightPx?: number;
}

const wantsStillness = () => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Pictures that take turns. Arrow keys change them. APG pattern: carousel (basic, with a button that stops it). */
export const Carousel = forwardRef<HTMLElement, CarouselProps>(function Carousel(
  { slides, label, autoplayMs = 5000, heightPx = 440, narrowHeightPx = 200, style, ...rest },
  ref,
) {
  const say = usePhrases(words);
  const many = slides.length > 1;
  const moves = many && autoplayMs > 0;
  const [playing, setPlaying] = useState(() => moves && !wantsStillness());
  const [at, setAt] = useState(0);
  const [viewport, embla] = useEmbla({ loop: true, duration: wantsStillness() ? 0 : 25 }, [
    Autoplay({ delay: autoplayMs || 1, active: moves && playing, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: true }),
  ]);
  useEffect(() => {
    if (!embla) return;
    const follow = () => setAt(embla.selectedScrollSnap());
    follow();
    embla.on('select', follow).on('reInit', follow);
    return () => {
      embla.off('select', follow).off('reInit', follow);
    };
  }, [embla]);
  const onKeys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') embla?.scrollNext();
    else if (event.key === 'ArrowLeft') embla?.scrollPrev();
    else return;
    event.preventDefault();
  };
  const sizes = { ...style, '--carousel-height': `${heightPx}px`, '--carousel-narrow-height': `${narrowHeightPx}px` } as CSSProperties;
  if (slides.length === 0) return null;
  return (
    <Root ref={ref} aria-roledescription={say('carousel')} aria-label={label} style={sizes} {...rest}>
      {many && (
        <Controls>
          {moves && (
            <Round
              type="button"
              aria-label={say(playing ? 'pause' : 'play')}
              title={say(playing ? 'pause' : 'play')}
              onClick={() => setPlaying(!playing)}
            >
              {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
            </Round>
          )}
          <Round type="button" aria-label={say('previous')} title={say('previous')} onKeyDown={onKeys} onClick={() => embla?.scrollPrev()}>
            <ChevronLeft aria-hidden />
          </Round>
          {slides.map((slide, index) => (
            <Dot
              key={slide.key}
              type="button"
              aria-label={say('go', { at: index + 1, label: slide.label })}
              aria-current={index === at || undefined}
              onKeyDown={onKeys}
              onClick={() => embla?.scrollTo(index)}
            />
          ))}
          <Round type="button" aria-label={say('next')} title={say('next')} onKeyDown={onKeys} onClick={() => embla?.scrollNext()}>
            <ChevronRight aria-hidden />
          </Round>
        </Controls>
      )}
      <Viewport ref={viewport} aria-live={playing ? 'off' : 'polite'}>
        <div data-part="track">
          {slides.map((slide, index) => (
            <Slide
              key={slide.key}
              ref={element => {
                if (element) element.inert = index !== at;
              }}
              aria-roledescription={say('slide')}
              aria-label={say('place', { at: index + 1, of: slides.length, label: slide.label })}
            >
              {slide.content}
            </Slide>
          ))}
        </div>
      </Viewport>
    </Root>
  );
});

const Root = styled.section`
  position: relative;
  min-width: 0;
`;

/** First in the order of Tab, as the pattern asks: whoever wants to stop the change finds it before it. */
const Controls = styled.div`
  ${controlsStyle}
`;

const Round = styled.button`
  ${roundButtonStyle}
`;

const Dot = styled.button`
  ${dotStyle}
`;

const Viewport = styled.div`
  ${viewportStyle}
`;

const Slide = styled.div.attrs({ role: 'group' })`
  position: relative;
  flex: 0 0 100%;
  min-width: 0;
  height: 100%;
`;
