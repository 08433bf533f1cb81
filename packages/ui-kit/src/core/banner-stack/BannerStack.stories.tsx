import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { checkEveryTheme } from '../../../stories/support/checkEveryTheme';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Banner } from '../banner/Banner';
import { Button } from '../button/Button';
import { Text } from '../text/Text';
import { BannerStack } from './BannerStack';

const agree = fn();

const meta = {
  title: 'Core/Surfaces/Banner stack',
  component: BannerStack,
  decorators: [
    (Story) => (
      <div style={{ minHeight: '24rem' }}>
        <Text>The page behind it stays in use.</Text>
        <Story />
      </div>
    ),
  ],
  parameters: usageNotes({
    use: 'A question or a notice that must not block the page: consent to tracking, or a message whose dialog failed to load.',
    do: ['Put one or two banners into it.', 'Give each a way to close it.'],
    dont: ['Block the page until the person answers: use a dialog.'],
  }),
  args: { children: null },
} satisfies Meta<typeof BannerStack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  args: {
    children: (
      <Banner
        title="Can we share your visits with advertisers?"
        action={
          <>
            <Button size="small" variant="soft">
              No, thank you
            </Button>
            <Button size="small" onClick={agree}>
              Yes
            </Button>
          </>
        }
      >
        It tells us which offers are of use. Nothing else depends on it.
      </Banner>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await expect(agree).toHaveBeenCalled();
  },
};

export const Message: Story = {
  args: {
    children: (
      <Banner
        tone="critical"
        role="alert"
        title="Error"
        action={
          <Button size="small" variant="soft">
            Close
          </Button>
        }
      >
        Something went wrong.
      </Banner>
    ),
  },
  play: checkEveryTheme,
};
