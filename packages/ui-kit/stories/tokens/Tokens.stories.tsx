import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Artwork } from './Artwork';
import { ColourTokens } from './ColourTokens';
import { OtherTokens } from './OtherTokens';
import { TypeScale } from './TypeScale';
import { colours } from './tokenPurposes';

const meta = {
  title: 'Foyer/Tokens',
  parameters: {
    docs: {
      description: {
        component:
          'Every token of the theme that the toolbar names, with its value in the scheme that the toolbar names.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = {
  render: () => <ColourTokens />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(40));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThanOrEqual(colours.length);
    await expect(canvas.getByText('on-primary-soft')).toBeVisible();
  },
};

export const Type: Story = { render: () => <TypeScale /> };

export const ShapeAndDepth: Story = {
  name: 'Shape, depth and faces',
  render: () => <OtherTokens />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('24px')).toBeVisible());
  },
};

export const MarksAndArt: Story = { name: 'Marks and artwork', render: () => <Artwork /> };
