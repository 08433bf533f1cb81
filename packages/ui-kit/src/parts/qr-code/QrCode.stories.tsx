import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { QrCode } from './QrCode';

const meta = {
  title: 'Parts/Network/QR code',
  component: QrCode,
  parameters: usageNotes({
    use: 'A code for a camera. Always dark on white, in every theme and scheme.',
    do: [
      'Explain beside it how to use it.',
      'Keep it at 216 px, so that a phone reads it at arm’s length.',
    ],
    dont: ['Put a mark into its middle.', 'Show it on the device that would have to scan it.'],
  }),
  args: {
    value: 'WIFI:T:WPA;S:CanalWharf-Home;P:harbour-lantern-42;;',
    label: 'Code to connect to CanalWharf-Home',
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Network: Story = {
  play: async ({ canvas }) => {
    const squares = canvas.getByRole('img').querySelector('path')?.getAttribute('d') ?? '';
    await expect(squares.match(/M/g)?.length).toBeGreaterThan(200);
  },
};

export const Address: Story = {
  args: { value: 'https://wifi.example.com/', label: 'Code that opens the portal' },
};
