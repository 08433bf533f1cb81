import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { emptyProps } from '../../../stories/support/fieldProps';
import { usageNotes } from '../../../stories/support/usageNotes';
import { CouponField } from './CouponField';
import type { Coupon } from './couponFieldProps';

const Kept = (props: ComponentProps<typeof CouponField>) => {
  const [value, setValue] = useState(props.value);
  const [applied, setApplied] = useState<Coupon | undefined>(props.applied);
  const apply = (code: string) => {
    props.onApply(code);
    setApplied({ code, detail: 'saves £5.00' });
  };
  return (
    <CouponField
      {...props}
      {...{ value, applied }}
      onChange={setValue}
      onApply={apply}
      onRemove={() => setApplied(undefined)}
    />
  );
};

const meta = {
  title: 'Parts/Fields/Coupon field',
  component: CouponField,
  argTypes: emptyProps,
  parameters: usageNotes({
    use: 'A coupon at checkout: typed and applied, then shown as accepted with what it saves.',
    do: [
      'Say what is saved as soon as the code is accepted.',
      'Say what is wrong with a code: ended, used, or for another plan.',
    ],
    dont: [
      'Send the form on Enter: the code is applied.',
      'Hide the field behind a link on a phone.',
    ],
  }),
  args: {
    label: 'Coupon',
    value: '',
    onChange: fn(),
    onApply: fn(),
    onRemove: fn(),
    applyLabel: 'Apply',
    removeLabel: 'Remove',
    busyLabel: 'Checking…',
  },
} satisfies Meta<typeof CouponField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { optionalLabel: 'optional' } };

export const AppliedAndRemoved: Story = {
  name: 'Applied with Enter, then removed',
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Coupon' }), ' AUTUMN20{Enter}');
    await expect(args.onApply).toHaveBeenCalledWith('AUTUMN20');
    const remove = await canvas.findByRole('button', { name: 'Remove' });
    await expect(remove).toHaveFocus();
    await userEvent.click(remove);
    await expect(canvas.getByRole('textbox', { name: 'Coupon' })).toHaveFocus();
  },
};

export const Busy: Story = {
  args: { value: 'AUTUMN20', busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Checking…' }));
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { value: 'SUMMER19', error: 'This coupon has ended.' },
};

export const Applied: Story = {
  args: { applied: { code: 'AUTUMN20', detail: 'saves £5.00' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('AUTUMN20');
  },
};

export const AppliedLongCode: Story = {
  args: { applied: { code: 'WELCOME-TO-CANAL-WHARF-2026', detail: 'saves £5.00 for 3 payments' } },
};
