import { Check, Copy, RotateCw, TriangleAlert } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button';
import { copyPhrases } from '../CopyButton/copyPhrases';
import { useCopy } from '../CopyButton/useCopy';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';

const words = phrases('errorState', {
  retry: { zh: '重试', en: 'Try again' },
  request: { zh: '请求编号', en: 'Request' },
  copy: { zh: '复制请求编号', en: 'Copy request id' },
});

export interface ErrorStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'role'> {
  /** What failed: "Could not load the submissions". */
  title: ReactNode;
  /** Why, if it is known, and what is safe: "Your code is kept." */
  children?: ReactNode;
  /** Tries again; the button waits while the promise is open. */
  onRetry?: () => unknown;
  /** The server's id of the failed request, which helps support to find it; can be copied. */
  requestId?: string | undefined;
}

/** Stands where something could not be loaded or done. Spoken at once. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { title, children, onRetry, requestId, ...rest },
  ref,
) {
  const say = usePhrases(words);
  const [pending, setPending] = useState(false);
  const retry = async () => {
    setPending(true);
    try {
      await onRetry?.();
    } finally {
      setPending(false);
    }
  };
  return (
    <Root ref={ref} role="alert" {...rest}>
      <TriangleAlert aria-hidden />
      <Title>{title}</Title>
      {children && <Explanation>{children}</Explanation>}
      {onRetry && (
        <Button pending={pending} onClick={() => void retry()}>
          <RotateCw aria-hidden />
          {say('retry')}
        </Button>
      )}
      {requestId && <RequestId id={requestId} />}
    </Root>
  );
});

function RequestId({ id }: { id: string }) {
  const say = usePhrases(words);
  const sayCopy = usePhrases(copyPhrases);
  const shown = useRef<HTMLElement>(null);
  const [outcome, copy] = useCopy();
  return (
    <Request>
      {say('request')} <code ref={shown}>{id}</code>
      <CopyButton type="button" aria-label={say('copy')} onClick={() => void copy(id, shown.current)}>
        {outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
      </CopyButton>
      <output>{outcome !== 'idle' && sayCopy(outcome)}</output>
    </Request>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[9]} ${theme.space[6]};
  color: ${theme.color.text};
  text-align: center;
  & > svg {
    width: 28px;
    height: 28px;
    color: ${theme.color.danger};
  }
`;

const Title = styled.p`
  margin: 0;
  font: ${theme.font.title};
  overflow-wrap: anywhere;
`;

const Explanation = styled.div`
  max-width: 46ch;
  margin-block-end: ${theme.space[4]};
  color: ${theme.color.text2};
  font: ${theme.font.body};
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

const Request = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[3]};
  margin: 0;
  color: ${theme.color.text3};
  font: ${theme.font.caption};
  & code {
    overflow-wrap: anywhere;
    user-select: all;
  }
  /* Takes no place until it says something. */
  & > output:empty {
    margin-inline-start: calc(-1 * ${theme.space[3]});
  }
`;

const CopyButton = styled.button`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.seal};
  background: transparent;
  color: inherit;
  cursor: pointer;
  ${focusRing}
  &:hover {
    background: ${theme.color.hover};
  }
  & svg {
    width: 14px;
    height: 14px;
  }
`;
