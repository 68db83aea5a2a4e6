import type { UserInfo } from '@oj/contract';
import { AvatarCropper, usePhrases, useToast } from '@oj/ui';
import { lazy, Suspense, useState } from 'react';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { settingPhrases } from './settingPhrases';
import { useUploadAvatar } from './useSetting';

const Progress = lazy(async () => ({ default: (await import('@oj/ui/Progress')).Progress }));

const FULL_PERCENT = 100;

/** Another avatar: a square cut out of a picture. */
export function AvatarPart({ user }: { user: UserInfo }) {
  const say = usePhrases(settingPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const [share, setShare] = useState(0);
  const upload = useUploadAvatar(setShare);
  const percent = Math.round(share * FULL_PERCENT);
  return (
    <>
      <AvatarCropper
        name={user.username}
        currentUrl={user.avatar ?? undefined}
        describeError={reason => sentenceFor(reason, sayError)}
        onCrop={async picture => {
          setShare(0);
          await upload.mutateAsync(picture);
          toast({ tone: 'success', title: say('avatarChanged') });
        }}
      />
      <Suspense fallback={null}>{upload.isPending && <Progress value={percent} label={say('sent', { percent })} />}</Suspense>
    </>
  );
}
