import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { OnHero } from '../../../stories/support/OnHero';
import { Icon } from '../icon/Icon';
import { addIcon } from '../icon/icons';
import { Stack } from '../stack/Stack';
import { Button } from './Button';

const meta = {
  title: 'Core/Actions/Button',
  component: Button<'button'>,
  parameters: usageNotes({
    use: 'The main action of a screen. One primary button per screen; its label says what happens next and what it costs.',
    do: [
      'Write a verb, and the price where there is one: "Pay £20.00 now".',
      'Full width on a phone (`wide`).',
    ],
    dont: ['Put two primary buttons side by side.', 'Write "OK", "Submit" or "Click here".'],
  }),
  args: { children: 'Pay £20.00 now', onClick: fn() },
} satisfies Meta<typeof Button<'button'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pay £20.00 now' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Soft: Story = { args: { variant: 'soft', children: 'See plans' } };

export const Quiet: Story = { args: { variant: 'text', children: 'I forgot my password' } };

export const Small: Story = { args: { size: 'small', children: 'Try again' } };

export const Wide: Story = { args: { wide: true } };

export const WithIcon: Story = { args: { icon: <Icon of={addIcon} />, children: 'Add a device' } };

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const AsLink: Story = {
  render: () => <Button href="#plans">See plans</Button>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '#plans');
  },
};

export const OnTheHero: Story = {
  render: () => (
    <OnHero>
      <Stack row gap={12}>
        <Button variant="onHero">Run a speed test</Button>
        <Button variant="onHeroRaised">Pause plan</Button>
      </Stack>
    </OnHero>
  ),
};
