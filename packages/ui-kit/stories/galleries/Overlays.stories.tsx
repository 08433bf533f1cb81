import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Devices } from '../screens/Devices';
import { checkEveryTheme, underTest } from '../support/checkEveryTheme';
import { Notice, overlays } from './Overlays';

const opened = async () => {
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /close|keep/i })[0]).toBeVisible(),
  );
  await checkEveryTheme();
};

/** Every overlay, each checked with axe in every theme, light and dark. */
const meta = {
  title: 'Galleries/Overlays',
  decorators: [
    (Story) => (
      <>
        {!underTest && <Devices />}
        <Story />
      </>
    ),
  ],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 500 } } },
  play: opened,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ErrorShown: Story = { name: 'Error dialog', render: overlays.error };
export const MessageShown: Story = { name: 'Message dialog', render: overlays.message };
export const QuestionShown: Story = { name: 'Confirm dialog', render: overlays.confirm };
export const TermsShown: Story = { name: 'Terms reader', render: overlays.terms };
export const DrawerShown: Story = { name: 'Drawer', render: overlays.drawer };
export const SuccessShown: Story = { name: 'Success', render: () => <Notice type="success" /> };
export const InfoShown: Story = { name: 'Info', render: () => <Notice type="info" /> };
export const FailureShown: Story = { name: 'Failure', render: () => <Notice type="error" /> };
