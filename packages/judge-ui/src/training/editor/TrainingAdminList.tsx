import type { EditedTrainingRow } from '@oj/contract';
import { usePhrases } from '@oj/ui';
import { Shapes } from 'lucide-react';
import { useState } from 'react';
import { AdminList, adminListFilter, type AdminListState } from '../../page/AdminList';
import { useAdminScope } from '../../page/AdminScope';
import { ButtonLink } from '../../parts/ButtonLink';
import { RemoveTraining } from './RemoveTraining';
import { trainingAdminPhrases } from './trainingAdminPhrases';
import { useTrainingAdminColumns } from './useTrainingAdminColumns';
import { useAdminTrainings } from './useTrainingAdmin';

/** All trainings of the site, or of a group, with the hidden ones, in their order. */
export function TrainingAdminList(state: AdminListState) {
  const { gid, addresses } = useAdminScope();
  const [going, setGoing] = useState<EditedTrainingRow>();
  const columns = useTrainingAdminColumns(setGoing);
  const list = useAdminTrainings(adminListFilter(state));
  return (
    <>
      <AdminList
        words={trainingAdminPhrases}
        list={list}
        columns={columns}
        newAddress={addresses.newTraining}
        actions={gid !== undefined && <ToCategories />}
        {...state}
      />
      <RemoveTraining training={going} onClose={() => setGoing(undefined)} />
    </>
  );
}

/** The back office of the site has the categories in its navigation. */
function ToCategories() {
  const say = usePhrases(trainingAdminPhrases);
  const { addresses } = useAdminScope();
  return (
    <ButtonLink to={addresses.trainingCategories}>
      <Shapes aria-hidden /> {say('toCategories')}
    </ButtonLink>
  );
}
