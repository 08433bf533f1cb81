import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { networkKey } from '../../../stories/samples/networkKey';
import { Button } from '../../core/button/Button';
import { NetworkKeyCard } from './NetworkKeyCard';

const meta = {
  title: 'Parts/Network/Network key card',
  component: NetworkKeyCard,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 384 }}>
        <Story />
      </div>
    ),
  ],
  parameters: usageNotes({
    use: "The person's own network: a code that the phone beside this one can scan, the name, and the key, masked.",
    do: [
      'Say in a notice that something was copied.',
      'Leave the code out while the network is off.',
    ],
    dont: [
      'Show the key before the person asks for it.',
      'Give the code colours: cameras read dark on white.',
    ],
  }),
  args: {
    ...networkKey,
    onCopied: fn(),
    action: <Button variant="onHeroRaised">Change Wi-Fi password</Button>,
  },
} satisfies Meta<typeof NetworkKeyCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('img', { name: 'Code to connect to CanalWharf-Home' }),
    ).toBeVisible();
    await expect(canvas.queryByText('harbour-lantern-42')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show Wi-Fi password' }));
    await expect(canvas.getByText('harbour-lantern-42')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Wi-Fi password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Wi-Fi password' }));
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledWith('key', expect.any(Boolean)));
  },
};

export const KeyShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Wi-Fi password' }));
    await expect(canvas.getByText('harbour-lantern-42')).toBeVisible();
  },
};

export const Off: Story = {
  args: {
    status: undefined,
    qr: undefined,
    text: 'Your network is off. Turn it on to connect to it.',
    action: <Button variant="onHero">Turn it on</Button>,
  },
};
