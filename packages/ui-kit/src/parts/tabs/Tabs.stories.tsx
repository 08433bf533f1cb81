import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Tabs } from './Tabs';

const Kept = (props: ComponentProps<typeof Tabs>) => {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onChange={setValue} />;
};

const meta = {
  title: 'Parts/Navigation/Tabs',
  component: Tabs,
  render: (args) => <Kept {...args} />,
  parameters: usageNotes({
    use: 'Two to four views of one thing. An arc marks the chosen one.',
    do: ['Keep labels to one or two words.'],
    dont: ['Use tabs as steps.', 'Hide the main content in a tab.'],
  }),
  args: {
    label: 'Billing',
    value: 'invoices',
    onChange: fn(),
    items: [
      { value: 'invoices', label: 'Invoices', panel: <p>Five invoices, newest first.</p> },
      { value: 'subscriptions', label: 'Subscriptions', panel: <p>Plus, monthly.</p> },
      { value: 'cards', label: 'Cards', panel: <p>Visa ending 4242.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Subscriptions' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Subscriptions' })).toHaveTextContent(
      'Plus, monthly.',
    );
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('tab', { name: 'Cards' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const Narrow: Story = {
  name: 'In less room than they need',
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
};
