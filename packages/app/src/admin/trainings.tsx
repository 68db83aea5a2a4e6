import { NotFound, TrainingAdminList, TrainingCategoryAdmin, TrainingForm, TrainingProblemAdmin } from '@oj/judge-ui';
import type { ReactNode } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { pageIn, withValues } from '../query';

export function TrainingsPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <TrainingAdminList
      page={pageIn(query)}
      onPageChange={currentPage => setQuery(withValues(query, { currentPage }))}
      keyword={query.get('keyword') ?? undefined}
      onKeywordChange={keyword => setQuery(withValues(query, { keyword, currentPage: undefined }))}
    />
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
