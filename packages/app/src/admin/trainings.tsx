import { NotFound, TrainingAdminList, TrainingCategoryAdmin, TrainingForm, TrainingProblemAdmin } from '@oj/judge-ui';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { keywordFilter, useListState } from '../useListState';

export function TrainingsPage() {
  const { filter, page, onFilterChange, onPageChange } = useListState(keywordFilter);
  return (
    <TrainingAdminList keyword={filter.keyword} onKeywordChange={keyword => onFilterChange({ keyword })} {...{ page, onPageChange }} />
  );
}

/** A page of the training that the address names. */
function OfTraining({ children }: { children: (tid: number) => ReactNode }) {
  const tid = Number(useParams().trainingId);
  return Number.isInteger(tid) && tid > 0 ? children(tid) : <NotFound />;
}

export function TrainingFormPage() {
  const { trainingId } = useParams();
  const navigate = useNavigate();
  const onCreated = (made: number) => void navigate(`/admin/training/${made}/problems`, { replace: true });
  if (trainingId === undefined) return <TrainingForm key="new" onCreated={onCreated} />;
  return <OfTraining>{tid => <TrainingForm key={tid} tid={tid} onCreated={onCreated} />}</OfTraining>;
}

export const TrainingProblemsPage = () => <OfTraining>{tid => <TrainingProblemAdmin key={tid} tid={tid} />}</OfTraining>;
export const TrainingCategoriesPage = () => <TrainingCategoryAdmin />;
