import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Button } from '../button/Button';
import { Card } from '../card/Card';
import { Icon } from '../icon/Icon';
import { refreshIcon } from '../icon/icons';
import { SectionError } from './SectionError';

const retry = fn();

const meta = {
  title: 'Core/Surfaces/Section error',
  component: SectionError,
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  parameters: usageNotes({
    use: 'A section that could not be shown, while the rest of the screen still can.',
    do: [
      'Say what is not affected: "Your plan and your Wi-Fi are not affected."',
      'Offer to try again.',
    ],
    dont: ['Replace the whole screen for one section.'],
  }),
  args: {
    title: 'We couldn’t load your invoices',
    text: 'The billing service is not answering. Your plan and your Wi-Fi are not affected.',
    action: (
      <Button variant="soft" size="small" icon={<Icon of={refreshIcon} />} onClick={retry}>
        Try again
      </Button>
    ),
  },
} satisfies Meta<typeof SectionError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t load your invoices');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const AsARow: Story = { args: { row: true } };
