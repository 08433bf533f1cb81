import type { Meta, StoryObj } from '@storybook/react-vite';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Button } from '../button/Button';
import { pauseIcon } from '../icon/icons';
import { Stack } from '../stack/Stack';
import { StatusPill } from '../status-pill/StatusPill';
import { TimeGauge } from '../time-gauge/TimeGauge';
import { Hero } from './Hero';
import { HeroTitle } from './HeroTitle';

const title = (
  <HeroTitle
    above={<StatusPill>Online now at Canal Wharf</StatusPill>}
    lead="You're online until Wednesday"
    title="9 December"
  />
);

const meta = {
  title: 'Core/Surfaces/Hero',
  component: Hero,
  parameters: usageNotes({
    use: 'The one strong field of a screen: the answer first, in large words.',
    do: ['Let the answer be the heading: a small first line, a large second one.'],
    dont: ['Put text on bright arcs.', 'Use two heroes on a screen.'],
  }),
  args: { children: title },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithGauge: Story = {
  args: {
    aside: <TimeGauge share={19 / 30} value="19" unit="days left" label="19 days left of 30" />,
    children: (
      <>
        {title}
        <Stack row gap={12}>
          <Button variant="onHero">Run a speed test</Button>
          <Button variant="onHeroRaised">Pause plan</Button>
        </Stack>
      </>
    ),
  },
};

const cardTitle = (
  <HeroTitle
    level={2}
    above={<StatusPill>Online now at Canal Wharf</StatusPill>}
    lead="You're online until Wednesday"
    title="9 December"
  />
);

export const CardWithGauge: Story = {
  args: {
    card: true,
    aside: <TimeGauge share={19 / 30} value="19" unit="days left" label="19 days left of 30" />,
    children: cardTitle,
  },
};

export const CardWithoutDate: Story = {
  args: {
    card: true,
    art: 'light',
    children: (
      <HeroTitle
        level={2}
        above={<StatusPill>Your access at Canal Wharf</StatusPill>}
        lead="Wi-Fi is included for you here"
        title="You’re online"
      />
    ),
  },
};

/** After a payment or the router’s form: the drawing opens like a door. */
export const CardThatOpens: Story = { args: { ...CardWithoutDate.args, opens: true } };

export const CardAtDusk: Story = {
  args: {
    card: true,
    art: 'dusk',
    children: (
      <>
        <HeroTitle
          level={2}
          above={<StatusPill icon={pauseIcon}>Paused at Canal Wharf</StatusPill>}
          lead="Your plan is paused until Tuesday"
          title="23 February"
        />
        <Button variant="onHero">Manage the pause</Button>
      </>
    ),
  },
};
