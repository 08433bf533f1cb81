import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { fieldProps } from '../../../stories/support/fieldProps';
import { usageNotes } from '../../../stories/support/usageNotes';
import { OneTimeCodeField } from './OneTimeCodeField';

const Kept = (props: ComponentProps<typeof OneTimeCodeField>) => {
  const [value, setValue] = useState(props.value);
  const keep = (digits: string) => {
    setValue(digits);
    props.onChange(digits);
  };
  return <OneTimeCodeField {...props} value={value} onChange={keep} />;
};

const meta = {
  title: 'Parts/Fields/One-time code',
  component: OneTimeCodeField,
  argTypes: fieldProps,
  render: (args) => <Kept {...args} />,
  parameters: usageNotes({
    use: 'The code from a text message. Drawn as boxes, but one field: it can be pasted, dictated, and filled in by the phone.',
    do: [
      'Send the form as soon as the code is complete.',
      'Keep the wrong digits visible next to the error.',
    ],
    dont: [
      'Split it into one field per digit.',
      'Empty the field while the person waits for an answer.',
    ],
  }),
  args: { label: 'Enter the 6-digit code', length: 6, value: '', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof OneTimeCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Enter the 6-digit code' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(field);
    await userEvent.paste('407-912 99');
    await expect(field).toHaveValue('407912');
    await expect(args.onComplete).toHaveBeenCalledWith('407912');
  },
};

export const FourOfSix: Story = {
  args: { value: '4079' },
  play: async ({ canvas }) => {
    canvas.getByRole('textbox').focus();
    await expect(canvas.getByRole('textbox')).toHaveValue('4079');
  },
};

export const Complete: Story = { args: { value: '407912' } };

export const Wrong: Story = {
  args: { value: '407921', error: 'That code is not right. Look again.' },
};

export const Disabled: Story = { args: { value: '407912', disabled: true } };

export const FourDigits: Story = {
  args: { label: 'Enter the 4-digit code', length: 4, value: '12' },
};
