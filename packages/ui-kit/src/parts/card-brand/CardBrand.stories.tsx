import type { Meta, StoryObj } from '@storybook/react-vite';
import { notes } from '../../../stories/support/notes';
import { Stack } from '../../core/stack/Stack';
import { CardBrand } from './CardBrand';
import { cardLogos } from './cardLogos';

const meta = {
  title: 'Parts/Billing/Card brand',
  component: CardBrand,
  parameters: notes({
    use: 'The mark of a card scheme, in the colour of the words beside it.',
    do: ['Write the name and the last four digits beside it: "Visa ending 4242".'],
    dont: ['Use the mark alone: it is not read out.'],
  }),
  args: { brand: 'visa' },
} satisfies Meta<typeof CardBrand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visa: Story = {};

export const Unknown: Story = { args: { brand: 'somebank' } };

export const All: Story = {
  render: () => (
    <Stack gap={12}>
      {Object.entries(cardLogos).map(([brand, { name }]) => (
        <Stack key={brand} row gap={12}>
          <CardBrand brand={brand} />
          {name}
        </Stack>
      ))}
    </Stack>
  ),
};
