import type { ClassifiedTags } from '@oj/contract';
import { Button, Card, EmptyState, IconButton, PageHeader, Skeleton, theme, usePhrases } from '@oj/ui';
import { Plus, SquarePen } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { useTitle } from '../../site/useSite';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { ClassificationDialog, type EditedClassification } from './ClassificationDialog';
import { type EditedTag, TagDialog } from './TagDialog';
import { TagKey } from './TagKey';
import { tagAdminPhrases } from './tagAdminPhrases';
import { useClassifiedTags, useTagMutations } from './useTagAdmin';

/** The tags of the problem bank by their classification. */
export function TagAdminPage() {
  const say = usePhrases(tagAdminPhrases);
  useTitle(say('title'));
  const { data, error, refetch } = useClassifiedTags();
  const [tag, setTag] = useState<EditedTag>();
  const [classification, setClassification] = useState<EditedClassification>();
  const classifications = data?.flatMap(({ classification: each }) => each ?? []) ?? [];
  const nextRank = Math.max(0, ...classifications.map(({ rank }) => rank)) + 1;
  const isEmpty = data && !classifications.length && !data.some(({ tagList }) => tagList.length);
  return (
    <>
      <PageHeader
        title={say('title')}
        description={say('lead')}
        actions={
          <>
            <Button onClick={() => setTag({ name: '', color: null, tcid: null })}>
              <Plus aria-hidden /> {say('addTag')}
            </Button>
            <Button tone="primary" onClick={() => setClassification({ name: '', rank: nextRank })}>
              <Plus aria-hidden /> {say('addClassification')}
            </Button>
          </>
        }
      />
      {error && !data && <FailedQuery title={say('failed')} error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton shape="block" height={240} />}
      {isEmpty && (
        <EmptyState picture="scroll" title={say('none')}>
          {say('noneHint')}
        </EmptyState>
      )}
      <Groups>
        {data
          ?.filter(group => group.classification ?? group.tagList.length)
          .map(group => (
            <TagGroup key={group.classification?.id ?? 'none'} group={group} onTag={setTag} onClassification={setClassification} />
          ))}
      </Groups>
      <Dialogs
        tag={tag}
        onTag={setTag}
        classification={classification}
        onClassification={setClassification}
        classifications={classifications}
      />
    </>
  );
}

interface TagGroupProps {
  group: ClassifiedTags;
  onTag: (tag: EditedTag) => void;
  onClassification: (classification: EditedClassification) => void;
}

function TagGroup({ group: { classification, tagList }, onTag, onClassification }: TagGroupProps) {
  const say = usePhrases(tagAdminPhrases);
  return (
    <Card
      title={classification?.name ?? say('unclassified')}
      actions={
        classification && (
          <>
            <Rank>{classification.rank}</Rank>
            <IconButton
              size="small"
              label={say('editClassification', { name: classification.name })}
              onClick={() => onClassification(classification)}
            >
              <SquarePen />
            </IconButton>
            <IconButton
              size="small"
              label={say('addTagTo', { name: classification.name })}
              onClick={() => onTag({ name: '', color: null, tcid: classification.id })}
            >
              <Plus />
            </IconButton>
          </>
        )
      }
    >
      {tagList.length === 0 && <Quiet>{say('noTags')}</Quiet>}
      <Tags>
        {tagList.map(each => (
          <TagKey key={each.id} tag={each} onPress={() => onTag(each)} />
        ))}
      </Tags>
    </Card>
  );
}

interface DialogsProps {
  tag: EditedTag | undefined;
  onTag: (tag: EditedTag | undefined) => void;
  classification: EditedClassification | undefined;
  onClassification: (classification: EditedClassification | undefined) => void;
  classifications: Parameters<typeof TagDialog>[0]['classifications'];
}

function Dialogs({ tag, onTag, classification, onClassification, classifications }: DialogsProps) {
  const say = usePhrases(tagAdminPhrases);
  const { removeTag, removeClassification } = useTagMutations();
  const [goingTag, setGoingTag] = useState<EditedTag>();
  const [going, setGoing] = useState<EditedClassification>();
  return (
    <>
      <TagDialog
        tag={tag}
        classifications={classifications}
        onClose={() => onTag(undefined)}
        onRemove={each => {
          onTag(undefined);
          setGoingTag(each);
        }}
      />
      <ClassificationDialog
        classification={classification}
        onClose={() => onClassification(undefined)}
        onRemove={each => {
          onClassification(undefined);
          setGoing(each);
        }}
      />
      <ConfirmDialog
        title={say('removeTag', { name: goingTag?.name ?? '' })}
        description={say('removeTagLead')}
        confirm={say('remove')}
        open={!!goingTag}
        onClose={() => setGoingTag(undefined)}
        onConfirm={() => removeTag.mutateAsync(goingTag?.id ?? 0)}
      />
      <ConfirmDialog
        title={say('removeClassification', { name: going?.name ?? '' })}
        description={say('removeClassificationLead')}
        confirm={say('remove')}
        open={!!going}
        onClose={() => setGoing(undefined)}
        onConfirm={() => removeClassification.mutateAsync(going?.id ?? 0)}
      />
    </>
  );
}

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr));
  align-items: start;
  gap: ${theme.space[6]};
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;

const Rank = styled.span`
  color: ${theme.color.text3};
  font: ${theme.font.number};
`;

const Quiet = styled.p`
  margin: 0;
  color: ${theme.color.text2};
`;
