import { Button, usePhrases } from '@oj/ui';
import { Maximize, Minimize } from 'lucide-react';
import { type MouseEvent, type RefObject, useSyncExternalStore } from 'react';
import { hallBoardPhrases } from './hallBoardPhrases';

interface FullScreenButtonProps {
  /** Has the focus after a press. Default: nothing has it. */
  focusNext?: RefObject<HTMLElement | null>;
}

/** Shows the page over the whole screen, and leaves that. It gives the focus away: Space is a key of the page. Nothing if it cannot. */
export function FullScreenButton({ focusNext }: FullScreenButtonProps) {
  const say = usePhrases(hallBoardPhrases);
  const isFull = useSyncExternalStore(listen, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined);
    currentTarget.blur();
    focusNext?.current?.focus({ preventScroll: true });
  };
  return (
    <Button tone="quiet" size="small" onClick={toggle}>
      {isFull ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
      {say(isFull ? 'leaveFullScreen' : 'fullScreen')}
    </Button>
  );
}

function listen(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}
