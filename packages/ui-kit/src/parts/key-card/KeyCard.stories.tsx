import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyCard, keyCardStates } from '../../../stories/samples/keyCard';
import { usageNotes } from '../../../stories/support/usageNotes';
import { KeyCard } from './KeyCard';
import { keyCardPicture } from './keyCardPicture';

const meta = {
  title: 'Parts/Network/Key card',
  component: KeyCard,
  parameters: usageNotes({
    use: 'The plan as a card that people print, save or show: a name, a date and a code.',
    do: [
      'Say when it was true: a printed card does not change.',
      'Put a public address into the code.',
    ],
    dont: ['Put a token, a password or a device address into the code.', 'Show it without a plan.'],
  }),
  args: keyCard,
} satisfies Meta<typeof KeyCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Renews: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Renews on 9 December 2026' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Code that opens this portal' })).toBeVisible();
    const card = canvasElement.querySelector<HTMLElement>('.fp-pass');
    const picture = card && (await keyCardPicture(card));
    await expect(picture?.type).toBe('image/png');
    await expect(picture?.size).toBeGreaterThan(10_000);
  },
};

export const Ends: Story = { args: keyCardStates.ends };

export const Paused: Story = { args: keyCardStates.paused };

export const PaymentDue: Story = { args: keyCardStates.due };

export const Included: Story = { args: keyCardStates.included };

export const LongNames: Story = {
  args: {
    logo: { name: 'The Grand Harbour Residences and Business Centre Wi-Fi' },
    holder: 'Wilhelmina-Anastasia Featherstonehaugh-Cholmondeley',
    answer: { lead: 'Paused until', title: '30 September 2027' },
    facts: [
      { label: 'Plan', value: 'Superfast for the whole household, billed each quarter' },
      { label: 'Speed', value: '1,000 Mb/s' },
    ],
  },
};
