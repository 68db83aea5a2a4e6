import { Card, FileDrop, IconButton, Skeleton, theme, usePhrases } from '@oj/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { FailedQuery } from '../../api/FailedQuery';
import { useCarousel } from '../../home/useCarousel';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { settingAdminPhrases } from './settingAdminPhrases';
import { useCarouselMutations } from './useSettingAdmin';

const MOST_BYTES = 4 << 20;

/** The pictures of the carousel on the home page. */
export function CarouselSection() {
  const say = usePhrases(settingAdminPhrases);
  const sayError = usePhrases(errorPhrases);
  const { data, error, refetch } = useCarousel();
  const { upload, remove, refresh } = useCarouselMutations();
  const [going, setGoing] = useState<{ id: number; at: number }>();
  return (
    <Card title={say('carousel')} description={say('carouselLead')}>
      <Rows>
        {error && !data && <FailedQuery title={say('carouselFailed')} error={error} onRetry={refetch} />}
        {!error && !data && <Skeleton shape="block" height={120} />}
        {data?.length === 0 && <Quiet>{say('carouselNone')}</Quiet>}
        {data && data.length > 0 && (
          <Pictures aria-label={say('carousel')}>
            {data.map(({ id, url }, index) => (
              <li key={id}>
                <img src={url} alt={say('picture', { at: index + 1 })} loading="lazy" />
                <span>{index + 1}</span>
                <IconButton size="small" label={say('removePicture', { at: index + 1 })} onClick={() => setGoing({ id, at: index + 1 })}>
                  <Trash2 />
                </IconButton>
              </li>
            ))}
          </Pictures>
        )}
        <FileDrop
          label={say('upload')}
          accept=".jpg,.jpeg,.png,.gif,.webp"
          maxBytes={MOST_BYTES}
          multiple
          upload={upload}
          onUploaded={() => void refresh()}
          describeError={reason => sentenceFor(reason, sayError)}
        />
      </Rows>
      <ConfirmDialog
        title={say('removeAsk', { at: going?.at ?? 0 })}
        description={say('removeLead')}
        confirm={say('remove')}
        open={!!going}
        onClose={() => setGoing(undefined)}
        onConfirm={() => remove.mutateAsync(going?.id ?? 0)}
      />
    </Card>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;

const Quiet = styled.p`
  margin: 0;
  color: ${theme.color.text2};
`;

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: ${theme.space[6]};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    overflow: clip;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
  }
  & img {
    grid-column: 1 / -1;
    width: 100%;
    aspect-ratio: 16 / 7;
    background: ${theme.color.sunken};
    object-fit: cover;
  }
  & span {
    padding-inline-start: ${theme.space[5]};
    color: ${theme.color.text2};
    font: ${theme.font.number};
  }
  & button {
    margin: ${theme.space[2]};
  }
`;
