import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Card } from '../../core/card/Card';
import { Text } from '../../core/text/Text';
import { Wizard } from './Wizard';

const steps = ['What it does', 'Name and password', 'Check'];
const texts = [
  'Your devices find each other, and nobody else finds them.',
  'Choose a name that you recognise, and a key of at least eight characters.',
  'Your network is ready. Join it with each of your devices.',
];
const noop = fn();

const Whole = () => {
  const [current, setCurrent] = useState(0);
  return (
    <Wizard
      {...{ steps, current }}
      label={`Step ${current + 1} of 3`}
      heading={steps[current] ?? ''}
      next={{ label: current === 2 ? 'Done' : 'Continue', onGo: () => setCurrent(current + 1) }}
      back={current > 0 ? { label: 'Back', onGo: () => setCurrent(current - 1) } : undefined}
    >
      <Text>{texts[current]}</Text>
    </Wizard>
  );
};

const meta = {
  title: 'Parts/Navigation/Wizard',
  component: Wizard,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 532 }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
  parameters: usageNotes({
    use: 'A task that is easier in a few steps, such as setting up a personal network.',
    do: ['Let each step ask one thing.', 'Let the last button say what is done.'],
    dont: [
      'Use it for a task that fits on one screen.',
      'Lose the typed values when the person goes back.',
    ],
  }),
  args: {
    steps,
    label: 'Step 2 of 3',
    current: 1,
    heading: 'Name and password',
    children: <Text>{texts[1]}</Text>,
    next: { label: 'Continue', onGo: noop },
    back: { label: 'Back', onGo: noop },
  },
} satisfies Meta<typeof Wizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SecondStep: Story = {};

export const Working: Story = {
  args: { next: { label: 'Continue', onGo: noop, busy: true } },
};

export const ThereAndBack: Story = {
  render: () => <Whole />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('heading', { name: 'Name and password' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('heading', { name: 'What it does' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
  },
};
