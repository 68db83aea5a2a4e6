import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { difficulties, difficultyOf, difficultyPhrases } from './difficulties';

export interface DifficultyMarkProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** 0 (red, the easiest) to 5 (purple). */
  difficulty: number;
  /** Writes the colour's name beside the strokes. Default false: only the strokes, the name is spoken. */
  named?: boolean;
}

/** How hard a problem is: as many brush strokes as its level, and the name of its colour. */
export const DifficultyMark = forwardRef<HTMLSpanElement, DifficultyMarkProps>(function DifficultyMark(
  { difficulty, named = false, ...rest },
  ref,
) {
  const say = usePhrases(difficultyPhrases);
  const name = say(difficultyOf(difficulty));
  const spoken = say('spoken', { level: difficulty, name });
  return (
    <Root ref={ref} data-difficulty={difficultyOf(difficulty)} aria-label={spoken} title={named ? undefined : spoken} {...rest}>
      <Strokes viewBox="0 0 36 17" aria-hidden>
        {strokes.map(({ x, height }, index) => (
          <rect key={x} x={x} y={17 - height} width="5" height={height} rx="1.5" data-inked={index < difficulty || undefined} />
        ))}
      </Strokes>
      {named && (
        <>
          <i />
          {name}
        </>
      )}
    </Root>
  );
});

const strokes = difficulties.slice(1).map((_, index) => ({ x: index * 7.5, height: 7.4 + index * 2.4 }));

const Strokes = styled.svg`
  width: 36px;
  height: 17px;
  flex: none;
  & rect {
    fill: ${theme.color.line};
  }
  & rect[data-inked] {
    fill: ${theme.color.ink};
  }
  @media (forced-colors: active) {
    & rect {
      fill: GrayText;
    }
    & rect[data-inked] {
      fill: CanvasText;
    }
  }
`;

const Root = styled.span.attrs({ role: 'img' })`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${theme.color.text2};
  font: ${theme.font.label};
  vertical-align: middle;
  white-space: nowrap;

  & i {
    width: 7px;
    height: 7px;
    margin-inline-start: 2px;
    border-radius: 2px;
    background: var(--swatch);
    print-color-adjust: exact;
  }
  &[data-difficulty='red'] {
    --swatch: #e5484d;
  }
  &[data-difficulty='orange'] {
    --swatch: #f08c3a;
  }
  &[data-difficulty='yellow'] {
    --swatch: #e2b93b;
  }
  &[data-difficulty='green'] {
    --swatch: #2f9e6e;
  }
  &[data-difficulty='blue'] {
    --swatch: #3a6fd8;
  }
  &[data-difficulty='purple'] {
    --swatch: #8e5bd0;
  }
`;
