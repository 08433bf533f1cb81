import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { FixedWidth } from '../../../stories/support/FixedWidth';
import { OnHero } from '../../../stories/support/OnHero';
import { Link } from '../link/Link';
import { BrandBar } from '../brand-bar/BrandBar';
import { Logo } from './Logo';

const image =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 40'%3E%3Crect width='120' height='40' rx='6' fill='%23345'/%3E%3C/svg%3E";

const meta = {
  title: 'Core/Navigation/Logo and brand bar',
  component: Logo,
  parameters: usageNotes({
    use: "The brand's mark with its name, or the site's own logo in their place.",
    do: ['Keep it in the same place on every screen.'],
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
  args: { image: { src: image, alt: 'Canal Wharf' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Canal Wharf' })).toBeVisible();
  },
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
