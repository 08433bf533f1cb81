import type { Meta, StoryObj } from '@storybook/react-vite';
import { usageNotes } from '../../../stories/support/usageNotes';
import { OnHero } from '../../../stories/support/OnHero';
import { StatusPill } from './StatusPill';
import { StatusSign } from './StatusSign';

const meta = {
  title: 'Core/Words and signs/Status',
  component: StatusPill,
  parameters: usageNotes({
    use: 'The current status: a pill on the hero, a sign and a word without background elsewhere.',
    do: ['Keep it to a few words: "Online now".'],
    dont: ['Use it for anything that is not live: use a chip.'],
  }),
  args: { children: 'Connected to CanalWharf-WiFi' },
} satisfies Meta<typeof StatusPill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheHero: Story = {
  render: (args) => (
    <OnHero>
      <StatusPill {...args} />
    </OnHero>
  ),
};

export const OnPaper: Story = { render: () => <StatusSign>Online now</StatusSign> };
