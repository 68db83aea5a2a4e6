import { ApiError } from '@oj/contract';
import { Button, Card, TextField } from '@oj/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { withFrame } from '../../testing/StoryFrame';
import { FieldPairs } from '../formParts';
import { FaultSummary } from './FaultSummary';
import { SaveFoot } from './SaveBar';
import { SaveForm } from './SaveForm';
import { useSaveForm } from './useSaveForm';

const saved = fn();
/** Lets a save that waits go on. */
let goOn = () => {};

interface RoomFormProps {
  /** Why a save is refused. */
  refusal?: ApiError;
  /** A save waits for `goOn`. */
  waits?: boolean;
}

/** A form for a room, which somebody else may rename meanwhile. */
function RoomForm({ refusal, waits = false }: RoomFormProps) {
  const [stored, setStored] = useState({ name: 'North', seats: '40' });
  const form = useSaveForm({
    stored,
    needsChange: true,
    shouldFocusError: false,
    faultsOf: ({ name, seats }) => ({
      ...(name.trim() ? {} : { name: 'A room needs a name' }),
      ...(/^\d+$/.test(seats) ? {} : { seats: 'A whole number' }),
    }),
    sayFault: fault => fault,
    save: async (values, changed) => {
      if (waits) await new Promise<void>(resolve => (goOn = resolve));
      if (refusal) throw refusal;
      saved(values, changed);
      setStored({ ...values, name: values.name.trim() });
    },
  });
  return (
    <main>
      <Card title="Room">
        <SaveForm form={form} label="Room" compact>
          <FaultSummary sectionOf={() => 'Room'} />
          <FieldPairs>
            <TextField label="Name" {...form.field('name')} />
            <TextField label="Seats" inputMode="numeric" {...form.field('seats')} />
          </FieldPairs>
          <SaveFoot />
        </SaveForm>
        <Button onClick={() => setStored({ name: 'East', seats: '60' })}>Somebody else saves</Button>
      </Card>
    </main>
  );
}

const meta: Meta<typeof RoomForm> = {
  title: 'Judge/SaveForm',
  component: RoomForm,
  tags: ['vrt:skip'],
  decorators: [withFrame({})],
  beforeEach: () => void saved.mockReset(),
};
export default meta;
type Story = StoryObj<typeof RoomForm>;

/** What is changed is counted, sent and then stored as the server made it; it can be discarded until then. */
export const Saves: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(name, ' wing');
    await expect(canvas.getByText('1 change is not saved')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(name).toHaveValue('North');
    await userEvent.type(name, ' wing ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ name: 'North wing ', seats: '40' }, ['name']));
    await canvas.findByText('Everything is saved');
    await waitFor(() => expect(name).toHaveValue('North wing'));
  },
};

/** What is wrong stands in the summary with a link to its field, and at the field until it is right. */
export const Faulty: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    const seats = canvas.getByRole('textbox', { name: 'Seats' });
    await userEvent.clear(name);
    await userEvent.type(seats, ' or so{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('2 things are still to mend');
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Room: A room needs a name' }));
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'South');
    await waitFor(() => expect(name).not.toHaveAttribute('aria-invalid', 'true'));
    await expect(seats).toHaveAttribute('aria-invalid', 'true');
  },
};

/** A field that nobody edited follows what somebody else has saved; an edited one stays. */
export const FollowsStored: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' wing');
    await userEvent.click(canvas.getByRole('button', { name: 'Somebody else saves' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Seats' })).toHaveValue('60'));
    await expect(name).toHaveValue('North wing');
    await expect(canvas.getByText('1 change is not saved')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(name).toHaveValue('East');
  },
};

/** What is typed while the rest is saved stays, and is not saved. */
export const TypedMeanwhile: Story = {
  args: { waits: true },
  play: async ({ canvas, userEvent }) => {
    const seats = canvas.getByRole('textbox', { name: 'Seats' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '!{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'));
    await userEvent.type(seats, '0');
    goOn();
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ name: 'North!', seats: '40' }, ['name']));
    await canvas.findByText('1 change is not saved');
    await expect(seats).toHaveValue('400');
  },
};

/** An input that the server finds invalid is told at its field and in the summary; editing the field takes that away. */
export const RefusedAtField: Story = {
  args: { refusal: new ApiError('input.invalid', 'room.seats: Too many') },
  play: async ({ canvas, userEvent }) => {
    const seats = canvas.getByRole('textbox', { name: 'Seats' });
    await userEvent.type(seats, '00{Enter}');
    await waitFor(() => expect(seats).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: /^Room: / }));
    await expect(seats).toHaveFocus();
    await expect(canvas.getByText('1 change is not saved')).toBeVisible();
    await userEvent.type(seats, '0');
    await waitFor(() => expect(seats).not.toHaveAttribute('aria-invalid', 'true'));
  },
};

/** Any other refusal stands beside the button, and nothing is lost. */
export const Refused: Story = {
  args: { refusal: new ApiError('server.busy') },
  play: async ({ canvas, userEvent }) => {
    const seats = canvas.getByRole('textbox', { name: 'Seats' });
    await userEvent.type(seats, '0{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy');
    await expect(seats).toHaveValue('400');
  },
};
