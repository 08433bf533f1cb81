import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { controlProps } from '../../../stories/support/fieldProps';
import { usageNotes } from '../../../stories/support/usageNotes';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Parts/Fields/Password field',
  component: PasswordField,
  argTypes: controlProps,
  parameters: usageNotes({
    use: 'A password, masked until the person asks to read it. With `strength`, how good a new one is.',
    do: [
      'Pass `autoComplete="current-password"` to log in and `"new-password"` to choose one.',
      'Let the strength say what to do: "Weak: add a word or two".',
    ],
    dont: ['Ask for the password twice: showing it does the same.', 'Rate a password at log-in.'],
  }),
  args: {
    label: 'Password',
    showLabel: 'Show the password',
    hideLabel: 'Hide the password',
    autoComplete: 'current-password',
    defaultValue: 'correct horse',
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Masked: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const Readable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the password' }));
    await expect(canvas.getByLabelText('Password')).toHaveValue('correct horse');
  },
};

const choosing = {
  label: 'New password',
  autoComplete: 'new-password',
  hint: 'At least 8 characters',
};

export const NothingTyped: Story = {
  args: { ...choosing, defaultValue: '', strength: { level: 0, label: '' } },
};

export const Weak: Story = {
  args: {
    ...choosing,
    defaultValue: 'maya',
    strength: { level: 1, label: 'Weak: add a word or two' },
  },
};

export const Fair: Story = {
  args: {
    ...choosing,
    defaultValue: 'maya-okafor',
    strength: { level: 2, label: 'Fair: one more word makes it good' },
  },
};

export const Good: Story = {
  args: { ...choosing, defaultValue: 'correct horse', strength: { level: 3, label: 'Good' } },
};

export const Strong: Story = {
  args: {
    ...choosing,
    defaultValue: 'correct horse battery',
    strength: { level: 4, label: 'Strong' },
  },
};

export const WithError: Story = {
  args: { error: 'The email and the password do not belong together.' },
};

export const Disabled: Story = { args: { disabled: true } };
