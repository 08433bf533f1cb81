import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { FixedWidth } from '../../../stories/support/FixedWidth';
import { OnHero } from '../../../stories/support/OnHero';
import { Link } from '../link/Link';
import { BrandBar } from '../brand-bar/BrandBar';
import { Logo } from './Logo';

const drawn = (ink: string): string =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 150 40' fill='%23${ink}'%3E%3Cpath d='M4 36V18a12 12 0 0 1 24 0v18zM34 36V24a8 8 0 0 1 16 0v12zM60 14h84v6H60zM60 26h52v6H60z'/%3E%3C/svg%3E`;

const image = { src: drawn('223344'), alt: 'Canal Wharf' };
const both = { ...image, dark: drawn('ffffff') };

const meta = {
  title: 'Core/Navigation/Logo and brand bar',
  component: Logo,
  parameters: usageNotes({
    use: "The brand's mark with its name, or the site's own logo in their place.",
    do: [
      'Keep it in the same place on every screen.',
      'Give a logo for dark ground too: one alone has a white plaque.',
    ],
    dont: ['Show the mark twice on a screen.'],
  }),
  args: { name: 'Canal Wharf' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {};

export const OnTheHero: Story = {
  args: { tone: 'hero' },
  render: (args) => (
    <OnHero>
      <Logo {...args} />
    </OnHero>
  ),
};

/** The line ends between words, not after the hyphen of "Wi-Fi". */
export const InANarrowBar: Story = {
  args: { name: 'Foyer Wi-Fi' },
  render: (args) => (
    <FixedWidth width={116}>
      <Logo {...args} />
    </FixedWidth>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wi-Fi').getClientRects()).toHaveLength(1);
  },
};

export const OwnImage: Story = {
  args: { image: both },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Canal Wharf' })).toBeVisible();
  },
};

/** On each ground the logo that is made for it: the themes of the toolbar have light and dark heroes. */
export const OwnImageOnTheHero: Story = {
  args: { image: both, tone: 'hero' },
  render: (args) => (
    <OnHero>
      <Logo {...args} />
    </OnHero>
  ),
  play: async ({ canvas }) => {
    const page = getComputedStyle(document.documentElement);
    const isDark = page.getPropertyValue('--if-dark-hero') === 'block';
    await expect(canvas.getByRole('img', { name: 'Canal Wharf' })).toHaveAttribute(
      'src',
      isDark ? both.dark : both.src,
    );
  },
};

/** Without a logo for dark ground, the only one stands on white. */
export const OneImageOnTheHero: Story = {
  args: { image, tone: 'hero' },
  render: OwnImageOnTheHero.render,
};

export const InTheBrandBar: Story = {
  args: { tone: 'hero' },
  render: (args) => (
    <OnHero>
      <BrandBar logo={<Logo {...args} />}>
        <Link variant="quiet" href="#plans">
          Plans
        </Link>
      </BrandBar>
    </OnHero>
  ),
};
