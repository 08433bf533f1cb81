import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import '../../src/core/scene/scene.css';
import { ownPicture } from '../samples/ownPicture';
import { checkEveryTheme } from '../support/checkEveryTheme';
import { Billing } from './Billing';
import { CancelledPlan } from './CancelledPlan';
import { Checkout } from './Checkout';
import { Dashboard } from './Dashboard';
import { Devices } from './Devices';
import { EnterCode } from './EnterCode';
import { KeyCardPage } from './KeyCardPage';
import { Landing } from './Landing';
import { LogIn } from './LogIn';
import { PausedDashboard } from './PausedDashboard';
import { Plans } from './Plans';
import { Withdrawn } from './Withdrawn';

type Story = StoryObj;

const oneHeading: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expect(canvas.getAllByRole('main')).toHaveLength(1);
};

const oneHeadingInEveryTheme: Story['play'] = async (context) => {
  await oneHeading(context);
  await checkEveryTheme();
};

const meta = {
  title: 'Screens/Whole screens',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Screens put together from the kit alone, with sample words. The portal puts its own together from the same parts.',
      },
      story: { inline: false, iframeHeight: 800 },
    },
  },
  play: oneHeading,
} satisfies Meta;

export default meta;

export const LandingScreen: Story = { name: 'Landing', render: () => <Landing /> };
export const LogInScreen: Story = { name: 'Log in', render: () => <LogIn /> };
export const CodeScreen: Story = { name: 'One-time code', render: () => <EnterCode /> };
export const PlansScreen: Story = { name: 'Plans', render: () => <Plans /> };
export const CheckoutScreen: Story = { name: 'Checkout', render: () => <Checkout /> };
/** At night the brand's drawing is darker, and the site's own picture isn't: the order's words lie on it. */
export const CheckoutAtNight: Story = {
  name: 'Checkout at night on the site’s own picture',
  render: () => (
    <div data-hour="night">
      <Checkout picture={ownPicture} />
    </div>
  ),
  play: oneHeadingInEveryTheme,
};
export const DashboardScreen: Story = { name: 'Dashboard', render: () => <Dashboard /> };
export const DevicesScreen: Story = { name: 'Devices', render: () => <Devices /> };
export const BillingScreen: Story = { name: 'Billing', render: () => <Billing /> };
export const PausedDashboardScreen: Story = {
  name: 'Dashboard while paused',
  render: () => <PausedDashboard />,
  play: oneHeadingInEveryTheme,
};
export const CancelledPlanScreen: Story = {
  name: 'Plan that was cancelled',
  render: () => <CancelledPlan />,
  play: oneHeadingInEveryTheme,
};
export const KeyCardScreen: Story = {
  name: 'Key card',
  render: () => <KeyCardPage />,
  play: oneHeadingInEveryTheme,
};
export const WithdrawnScreen: Story = {
  name: 'Withdrawal received',
  render: () => <Withdrawn />,
};
