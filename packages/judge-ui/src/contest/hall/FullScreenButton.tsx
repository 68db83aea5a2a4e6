import { Button, usePhrases } from '@oj/ui';
import { Maximize, Minimize } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { hallBoardPhrases } from './hallBoardPhrases';

/** Shows the page over the whole screen, and leaves that. Nothing where the browser cannot. */
export function FullScreenButton() {
  const say = usePhrases(hallBoardPhrases);
  const isFull = useSyncExternalStore(listen, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined);
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
