import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SampleFooter } from '../../../stories/samples/SampleFooter';
import { VisitorBar } from '../../../stories/samples/VisitorBar';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Card } from '../card/Card';
import { HeroTitle } from '../hero/HeroTitle';
import { Text } from '../text/Text';
import { VisitorLayout } from './VisitorLayout';

const meta = {
  title: 'Core/Layouts/Visitor layout',
  component: VisitorLayout,
  parameters: {
    layout: 'fullscreen',
    ...usageNotes({
      use: 'The layout of screens before login: hero and task, one above the other on a phone, side by side on a desktop.',
      do: ['Choose the kind by the task, not by the look.'],
      dont: ['Put more than one task on it.'],
    }),
  },
  args: {
    kind: 'welcome',
    bar: <VisitorBar />,
    lead: <HeroTitle title="Welcome back." text="Log in to get this device online." />,
    foot: <SampleFooter />,
    children: (
      <Card>
        <Text>The task.</Text>
      </Card>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
  },
} satisfies Meta<typeof VisitorLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Welcome: Story = {};
export const Task: Story = { args: { kind: 'task' } };
export const PlansPanel: Story = { name: 'Plans', args: { kind: 'plans' } };
export const CheckoutPanel: Story = { name: 'Checkout', args: { kind: 'checkout' } };
