import { type ContestParticipant, MOST_STANDING_REASON_CHARACTERS, participantStandings, StandingDraft } from '@oj/contract';
import { Dialog, RadioGroup, TextArea, usePhrases, useToast } from '@oj/ui';
import { Controller } from 'react-hook-form';
import { faultsIn, readyFor } from '../../parts/form/faultsIn';
import { SaveDialogForm } from '../../parts/form/SaveDialogForm';
import { useSaveForm } from '../../parts/form/useSaveForm';
import { DecisionHistory } from './DecisionHistory';
import { participantPhrases, standingPhrases } from './participantPhrases';
import { useDecide } from './useParticipants';

interface StandingDialogProps {
  cid: number;
  /** The dialog is closed when it is undefined. */
  participant: ContestParticipant | undefined;
  onClose: () => void;
}

/** The dialog in which an organiser decides how a participant stands, with what was decided before. */
export function StandingDialog({ cid, participant, onClose }: StandingDialogProps) {
  const say = usePhrases(participantPhrases);
  return (
    <Dialog
      title={say('changeOf', { name: participant?.username ?? '' })}
      description={say('notTold')}
      width={560}
      closeOnOutsidePress={false}
      open={!!participant}
      onOpenChange={open => !open && onClose()}
    >
      {participant && (
        <>
          <StandingForm cid={cid} participant={participant} onClose={onClose} />
          <DecisionHistory cid={cid} uid={participant.uid} />
        </>
      )}
    </Dialog>
  );
}

function StandingForm({
  cid,
  participant: { uid, username, standing },
  onClose,
}: StandingDialogProps & { participant: ContestParticipant }) {
  const say = usePhrases(participantPhrases);
  const sayStanding = usePhrases(standingPhrases);
  const toast = useToast();
  const decide = useDecide(cid);
  const form = useSaveForm({
    stored: { standing, reason: '' },
    faultsOf: values => faultsIn(StandingDraft, values),
    sayFault: fault => (fault === 'too_big' ? say('reasonTooLong', { most: MOST_STANDING_REASON_CHARACTERS }) : say('reasonRequired')),
    errorFields: { 'contest.standingSame': 'standing' },
    save: values => decide.mutateAsync({ uid: Number(uid), ...readyFor(StandingDraft, values) }),
    onSaved: () => {
      toast({ tone: 'success', title: say('saved', { name: username }) });
      onClose();
    },
  });
  return (
    <SaveDialogForm form={form} submit={say('save')} onClose={onClose}>
      <Controller
        control={form.methods.control}
        name="standing"
        render={({ field: { ref, value, onChange } }) => (
          <RadioGroup
            ref={group => ref({ focus: () => group?.querySelector<HTMLElement>(':checked')?.focus() })}
            label={say('standing')}
            value={value}
            error={form.errorOf('standing')}
            options={participantStandings.map(each => ({ value: each, label: sayStanding(each), hint: say(`${each}Hint`) }))}
            onValueChange={onChange}
          />
        )}
      />
      <TextArea label={say('reason')} required rows={3} maxLength={MOST_STANDING_REASON_CHARACTERS} {...form.field('reason')} />
    </SaveDialogForm>
  );
}
