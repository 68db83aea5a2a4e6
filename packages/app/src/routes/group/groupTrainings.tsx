import type { Group } from '@oj/contract';
import { GroupAdminScope, GroupTrainings, NotFound, TrainingCategoryAdmin, TrainingForm, TrainingProblemAdmin } from '@oj/judge-ui';
import type { ReactNode } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { trainingFilter } from '../../trainingFilter';
import { useListState } from '../../useListState';
import { GroupFrame } from './groupFrame';

export function TrainingTab({ group }: { group: Group }) {
  const [query] = useSearchParams();
  const { filter, page, onFilterChange, onPageChange } = useListState(trainingFilter);
  const state = { filter, page, onFilterChange, onPageChange };
  return <GroupTrainings group={group} isAdminView={query.get('admin') === 'true'} {...state} />;
}

/** Only those who manage a group find its back office; for everybody else it does not exist. */
const TrainingAdminScope = ({ children }: { children: (gid: number) => ReactNode }) => (
  <GroupFrame tab="training">
    {group => (group.powers.manage ? <GroupAdminScope group={group}>{children(group.id)}</GroupAdminScope> : <NotFound />)}
  </GroupFrame>
);

/** A page of the training that the address names. */
function OfTraining({ children }: { children: (tid: number) => ReactNode }) {
  const tid = Number(useParams().trainingID);
  return Number.isInteger(tid) && tid > 0 ? children(tid) : <NotFound />;
}

export function GroupTrainingFormPage() {
  const { trainingID } = useParams();
  const navigate = useNavigate();
  return (
    <TrainingAdminScope>
      {gid => {
        const onCreated = (made: number) => void navigate(`/group/${gid}/training/${made}/edit/problems`, { replace: true });
        if (trainingID === undefined) return <TrainingForm key="new" onCreated={onCreated} />;
        return <OfTraining>{tid => <TrainingForm key={tid} tid={tid} onCreated={onCreated} />}</OfTraining>;
      }}
    </TrainingAdminScope>
  );
}

export const GroupTrainingProblemsPage = () => (
  <TrainingAdminScope>{() => <OfTraining>{tid => <TrainingProblemAdmin key={tid} tid={tid} />}</OfTraining>}</TrainingAdminScope>
);

export const GroupTrainingCategoriesPage = () => <TrainingAdminScope>{() => <TrainingCategoryAdmin />}</TrainingAdminScope>;
