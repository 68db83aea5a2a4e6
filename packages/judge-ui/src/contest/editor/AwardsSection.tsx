import { Button, Card, ColorPicker, IconButton, RadioGroup, TextField, theme, usePhrases } from '@oj/ui';
import { Plus, Trash2 } from 'lucide-react';
import { Controller, useController, useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { type AwardValues, type ContestValues, newAward } from './contestValues';
import { contestFormPhrases } from './contestFormPhrases';
import { FaultLine, PlainFieldset, Rows } from '../../parts/formParts';
import { useFormAround } from '../../parts/form/SaveForm';

const MOST_TIERS = 20;

/** Awards in tiers, the best first. */
export function AwardsSection() {
  const say = usePhrases(contestFormPhrases);
  const { control } = useFormContext<ContestValues>();
  return (
    <Card title={say('awards')}>
      <Controller
        control={control}
        name="awardType"
        render={({ field: { ref, value, onChange } }) => (
          <Rows>
            <RadioGroup
              ref={ref}
              label={say('awardType')}
              variant="row"
              value={String(value)}
              options={(['0', '1', '2'] as const).map(type => ({ value: type, label: say(`award${type}`) }))}
              onValueChange={type => onChange(Number(type))}
            />
            {value !== 0 && <Tiers isShare={value === 1} />}
          </Rows>
        )}
      />
    </Card>
  );
}

function Tiers({ isShare }: { isShare: boolean }) {
  const say = usePhrases(contestFormPhrases);
  const { errorOf } = useFormAround<ContestValues>();
  const { control } = useFormContext<ContestValues>();
  const { field } = useController({ control, name: 'awards' });
  const tiers = field.value;
  const change = (index: number, part: Partial<AwardValues>) =>
    field.onChange(tiers.map((tier, at) => (at === index ? { ...tier, ...part } : tier)));
  return (
    <Rows>
      {tiers.map(({ name, background, color, num }, index) => {
        const number = index + 1;
        return (
          <Tier key={index} aria-label={say('awardNumber', { number })}>
            <TextField
              label={say('awardName', { number })}
              value={name}
              maxLength={50}
              onChange={event => change(index, { name: event.target.value })}
            />
            <TextField
              label={say(isShare ? 'awardShare' : 'awardCount', { number })}
              suffix={isShare ? '%' : undefined}
              inputMode="numeric"
              value={num}
              maxLength={6}
              onChange={event => change(index, { num: event.target.value })}
            />
            <ColorPicker
              label={say('awardBackground', { number })}
              minContrast={0}
              value={background}
              onValueChange={value => change(index, { background: value })}
            />
            <ColorPicker
              label={say('awardColor', { number })}
              minContrast={0}
              value={color}
              onValueChange={value => change(index, { color: value })}
            />
            <Example style={{ background, color }}>{name}</Example>
            <IconButton label={say('removeAward', { number })} onClick={() => field.onChange(tiers.filter((_, at) => at !== index))}>
              <Trash2 />
            </IconButton>
          </Tier>
        );
      })}
      <div>
        <Button size="small" disabled={tiers.length >= MOST_TIERS} onClick={() => field.onChange([...tiers, newAward])}>
          <Plus aria-hidden /> {say('addAward')}
        </Button>
      </div>
      {errorOf('awards') && (
        <FaultLine role="alert" tabIndex={-1} data-field="awards">
          {errorOf('awards')}
        </FaultLine>
      )}
    </Rows>
  );
}

const Tier = styled(PlainFieldset)`
  display: grid;
  grid-template-columns: minmax(120px, 1.4fr) minmax(88px, 0.8fr) minmax(132px, 1fr) minmax(132px, 1fr) 96px auto;
  align-items: end;
  gap: ${theme.space[5]};
  @media (max-width: 1023px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-block-end: ${theme.space[6]};
    border-block-end: 1px solid ${theme.color.line};
    & > button {
      justify-self: end;
    }
  }
`;

/** The award as it stands on the board. */
const Example = styled.span`
  align-self: end;
  min-height: 36px;
  padding: ${theme.space[3]} ${theme.space[4]};
  overflow: hidden;
  border-radius: ${theme.radius.control};
  font: ${theme.font.strong};
  text-align: center;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
