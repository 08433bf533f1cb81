import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { TextField } from '../text-field/TextField';
import { ErrorSummary } from './ErrorSummary';

const meta = {
  title: 'Parts/Fields/Error summary',
  component: ErrorSummary,
  parameters: usageNotes({
    use: 'Above a form that could not be sent. It takes the focus; each line links to its field.',
    do: [
      'Repeat the words of the error at the field; its label is put before them.',
      'Keep the order of the fields.',
    ],
    dont: [
      'Show it while the person is still filling in the form.',
      'Leave out the errors of a short form: with one or two it shows nothing and moves to the first field.',
    ],
  }),
  args: {
    attempt: 1,
    title: 'There are 3 problems to fix',
    errors: [
      { fieldId: 'summary-email', message: 'Write an address like name@example.com.' },
      { fieldId: 'summary-name', message: 'Write your first name.' },
      { fieldId: 'summary-room', message: 'Write your room number.' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The summary above the fields that its errors name. */
const withFields: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <ErrorSummary {...args} />
      <TextField
        label="Email address"
        id="summary-email"
        error="Write an address like name@example.com."
      />
      <TextField label="First name" id="summary-name" error="Write your first name." />
      <TextField label="Room" id="summary-room" error="Write your room number." />
    </div>
  ),
};

export const ThreeErrors: Story = {
  ...withFields,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'There are 3 problems to fix' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'First name: Write your first name.' }));
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await expect(window.location.hash).toBe('');
  },
};

/** No summary: the first field takes the focus. */
export const OneError: Story = {
  ...withFields,
  args: { errors: meta.args.errors.slice(1, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

export const NoErrors: Story = {
  args: { errors: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.fp-summary')).toBeNull();
  },
};
