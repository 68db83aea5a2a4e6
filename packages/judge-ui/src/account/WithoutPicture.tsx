import { Button, phrases, usePhrases } from '@oj/ui';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../api/ApiProvider';

const words = phrases('withoutPicture', {
  offer: { zh: '看不到图片？由本机计算验证', en: 'Cannot see it? Let this device prove it' },
  working: { zh: '正在计算，需要几秒……', en: 'Working it out, which takes some seconds…' },
  failed: { zh: '没有成功，再试一次', en: 'That failed, try again' },
});

/** Key and answer of the work that this device has done. */
export interface WorkProof {
  key: string;
  answer: string;
}

/** The way in for who cannot see a picture: their device works for some seconds instead. `onProof` may reject; then it can be tried again. */
export function WithoutPicture({ onProof }: { onProof: (proof: WorkProof) => Promise<void> | void }) {
  const say = usePhrases(words);
  const api = useApi();
  const [state, setState] = useState<'working' | 'failed'>();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const begin = async () => {
    const { signal } = leaving.current;
    setState('working');
    try {
      const [work, { workOut }] = await Promise.all([api.verification.work({}, { signal }), import('./workOut')]);
      const answer = await workOut(work, signal);
      await onProof({ key: work.key, answer });
      if (!signal.aborted) setState(undefined);
    } catch {
      if (!signal.aborted) setState('failed');
    }
  };
  return (
    <>
      <Button tone="quiet" size="small" pending={state === 'working'} onClick={() => void begin()}>
        {say(state === 'failed' ? 'failed' : 'offer')}
      </Button>
      <output>{state === 'working' && say('working')}</output>
    </>
  );
}
