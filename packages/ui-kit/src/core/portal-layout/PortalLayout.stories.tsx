import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PortalPage } from '../../../stories/samples/PortalPage';
import { checkEveryTheme } from '../../../stories/support/checkEveryTheme';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Card } from '../card/Card';
import { Text } from '../text/Text';
import { PortalLayout } from './PortalLayout';

const page = () => (
  <PortalPage title="Account Details">
    <Card>
      <Text>The page.</Text>
    </Card>
  </PortalPage>
);

const meta = {
  title: 'Core/Layouts/Portal layout',
  component: PortalLayout,
  parameters: {
    layout: 'fullscreen',
    ...usageNotes({
      use: 'The frame of the logged-in portal: side menu on a desktop, a rail of 88 px on a tablet, a bottom bar on a phone.',
      do: ['Keep it while its pages change.', 'Mark the open page in menu and bar.'],
      dont: ['Put more than five items into the bottom bar.'],
    }),
  },
  args: { logo: null, menuLabel: 'Pages', menu: null, tabs: null, children: null },
  render: page,
} satisfies Meta<typeof PortalLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await checkEveryTheme();
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
