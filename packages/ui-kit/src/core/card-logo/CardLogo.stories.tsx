import type { Meta, StoryObj } from '@storybook/react-vite';
import { usageNotes } from '../../../stories/support/usageNotes';
import { IconText } from '../icon-text/IconText';
import { Stack } from '../stack/Stack';
import { CardLogo } from './CardLogo';
import { cardLogos } from './cardLogos';

const meta = {
  title: 'Core/Words and signs/Card logo',
  component: CardLogo,
  parameters: usageNotes({
    use: 'The logo of a card scheme, in the colour of the words beside it.',
    do: ['Write the name and the last four digits beside it: "Visa ending 4242".'],
    dont: ['Use the logo alone: not everybody knows it.'],
  }),
  args: { name: 'Visa' },
} satisfies Meta<typeof CardLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visa: Story = {};

export const Unknown: Story = { args: { name: 'Some Bank' } };

export const All: Story = {
  render: () => (
    <Stack gap={12}>
      {Object.keys(cardLogos).map((name) => (
        <IconText key={name} icon={<CardLogo name={name} />}>
          {name} ending 4242
        </IconText>
      ))}
    </Stack>
  ),
};
