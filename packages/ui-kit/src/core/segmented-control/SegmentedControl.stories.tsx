import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { FixedWidth } from '../../../stories/support/FixedWidth';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl';

const Kept = (props: SegmentedControlProps<string>) => {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
};

const meta = {
  title: 'Core/Plans/Segmented control',
  component: SegmentedControl<string>,
  render: (args) => <Kept {...args} />,
  parameters: usageNotes({
    use: 'A segmented switch between a few short choices, such as the billing period.',
    do: ['Leave it out where there is only one choice.'],
    dont: ['Use it for more than five choices.'],
  }),
  args: {
    label: 'Billing period',
    value: 'month',
    onChange: fn(),
    options: [
      { value: 'month', label: 'Monthly' },
      { value: 'day', label: '1 day' },
      { value: 'week', label: '1 week' },
    ],
  },
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '1 day' }));
    await expect(canvas.getByRole('radio', { name: '1 day' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '1 week' })).toBeChecked();
  },
};

export const Two: Story = {
  args: {
    options: [
      { value: 'month', label: 'Monthly' },
      { value: 'year', label: 'Yearly' },
    ],
  },
};

/** Where the words are too long for one line they take two, and none hides behind the edge. */
export const TwoLines: Story = {
  decorators: [
    (Story) => (
      <FixedWidth width={176}>
        <Story />
      </FixedWidth>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, , last] = canvas
      .getAllByRole('radio')
      .map((radio) => radio.getBoundingClientRect());
    await expect(last?.top).toBeGreaterThan(first?.top ?? 0);
    const group = canvas.getByRole('radiogroup');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};
