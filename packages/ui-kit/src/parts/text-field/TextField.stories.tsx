import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlProps } from '../../../stories/support/fieldProps';
import { usageNotes } from '../../../stories/support/usageNotes';
import { TextField } from './TextField';

const meta = {
  title: 'Parts/Fields/Text field',
  component: TextField,
  argTypes: controlProps,
  parameters: usageNotes({
    use: 'One line of text. The label says what to write, the hint what it looks like, the error what to do about it.',
    do: [
      'Write the label as a noun: "Email", "Name on card".',
      'Pass `autoComplete` and `inputMode`, so that the phone helps.',
      'Mark optional fields with `optionalLabel`: they are fewer than required ones.',
    ],
    dont: [
      'Use the placeholder as a label: it goes away when it is needed.',
      'Show an error while the person is still typing for the first time.',
    ],
  }),
  args: { label: 'Email address', name: 'email' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { type: 'email', autoComplete: 'email', inputMode: 'email', onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Email address' });
    await expect(field).toHaveAttribute('autocomplete', 'email');
    await expect(field).toHaveAttribute('inputmode', 'email');
    await userEvent.click(canvas.getByText('Email address'));
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'maya');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};

export const Filled: Story = { args: { defaultValue: 'maya.okafor@hey.co.uk' } };

export const Focused: Story = {
  args: { defaultValue: 'maya.okafor@hey.co.uk' },
  play: async ({ canvas }) => {
    canvas.getByRole('textbox').focus();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const WithHint: Story = {
  name: 'With a hint and a placeholder',
  args: { label: 'Device name', hint: 'What you call it at home', placeholder: 'Living-room TV' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'What you call it at home',
    );
  },
};

export const Optional: Story = { args: { label: 'Last name', optionalLabel: 'optional' } };

export const WithError: Story = {
  args: { defaultValue: 'maya', error: 'Write an address like name@example.com.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Write an address like name@example.com.');
  },
};

export const Accepted: Story = { args: { success: true, defaultValue: 'maya.okafor@hey.co.uk' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'maya.okafor@hey.co.uk' } };

export const LongestName: Story = {
  name: 'With the most characters that may be written',
  args: {
    label: 'First name',
    maxLength: 50,
    defaultValue: 'Maximiliane-Charlotte Wilhelmina Theodora von Hohen',
  },
};
