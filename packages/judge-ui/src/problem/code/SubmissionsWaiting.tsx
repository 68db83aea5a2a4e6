import { Button, theme, useLocale, usePhrases } from '@oj/ui';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useIsOnline } from '../../live/online';
import { useUser } from '../../session/SessionProvider';
import { takeFromOutbox, useOutbox } from '../../submission/watch/outbox';
import { needVerdictWatch } from '../../submission/watch/verdictWatchNeed';
import { editorPhrases } from './editorPhrases';

/** Says under the code that the server cannot be reached, and which submissions of this problem wait to be sent. */
export function SubmissionsWaiting({ place }: { place: string }) {
  const say = usePhrases(editorPhrases);
  const locale = useLocale();
  const uid = useUser()?.uid;
  const online = useIsOnline();
  const waiting = useOutbox().filter(each => each.uid === uid && each.place === place);
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const count = waiting.length;
  // It notices that the server cannot be reached.
  useEffect(needVerdictWatch, []);
  return (
    <Strip>
      <output>
        {!online && (
          <p>
            <CloudOff aria-hidden /> {say('offline')}
          </p>
        )}
        {count > 0 && <p>{online ? say('sending') : say('waits', { count })}</p>}
      </output>
      {waiting.map(({ draft, at }) => (
        <p key={draft.clientKey}>
          {say('waiting', { language: draft.language, time: time.format(at) })}
          <Button size="small" onClick={() => takeFromOutbox(draft.clientKey)}>
            {say('takeBack')}
          </Button>
        </p>
      ))}
    </Strip>
  );
}

const Strip = styled.div`
  display: grid;
  flex: none;
  gap: ${theme.space[2]};
  padding-inline: ${theme.space[6]};
  background: ${theme.color.sunken};
  &:has(p) {
    padding-block: ${theme.space[4]};
    border-block-start: 1px solid ${theme.color.line};
  }
  & p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[4]};
    margin: 0;
    color: ${theme.color.text};
    font: ${theme.font.label};
  }
  & svg {
    width: 16px;
    height: 16px;
  }
`;
