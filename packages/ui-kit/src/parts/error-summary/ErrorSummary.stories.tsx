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
      'Use it for one field: the error there is enough.',
    ],
  }),
  args: {
    attempt: 1,
    title: 'There are 2 problems to fix',
    errors: [
      { fieldId: 'summary-email', message: 'Write an address like name@example.com.' },
      { fieldId: 'summary-name', message: 'Write your first name.' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoErrors: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <ErrorSummary {...args} />
      <TextField
        label="Email address"
        id="summary-email"
        error="Write an address like name@example.com."
      />
      <TextField label="First name" id="summary-name" error="Write your first name." />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'There are 2 problems to fix' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'First name: Write your first name.' }));
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await expect(window.location.hash).toBe('');
  },
};

export const NoErrors: Story = {
  args: { errors: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.fp-summary')).toBeNull();
  },
};
