import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { checkEveryTheme } from '../../../stories/support/checkEveryTheme';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Card } from '../../core/card/Card';
import { Text } from '../../core/text/Text';
import { Disclosure } from './Disclosure';

const meta = {
  title: 'Parts/Actions/Disclosure',
  component: Disclosure,
  parameters: usageNotes({
    use: 'A row that unfolds: a question with its answer.',
    do: ['Put what most people need outside it.'],
    dont: ['Hide a price or an error in it.'],
  }),
  args: {
    title: 'Where are my invoices?',
    children: <Text>Billing Information has every invoice as a PDF.</Text>,
  },
  render: (args) => (
    <Card>
      <Disclosure {...args} />
      <Disclosure title="How do I add a device?">
        <Text>Device Management lists your devices. You can add one there.</Text>
      </Disclosure>
    </Card>
  ),
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Billing Information has every invoice as a PDF.'),
    ).not.toBeVisible();
  },
};

export const Unfolded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Where are my invoices?'));
    await expect(canvas.getByText('Billing Information has every invoice as a PDF.')).toBeVisible();
    await checkEveryTheme();
  },
};
