import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { OnHero as HeroColours } from '../../../stories/support/OnHero';
import { LanguageMenu } from './LanguageMenu';

const meta = {
  title: 'Parts/Navigation/Language menu',
  component: LanguageMenu,
  parameters: usageNotes({
    use: 'A globe with the current language. Each language is written in its own name.',
    do: [
      'Keep it at the end of the brand bar on every visitor screen, and as a row at the foot of the menu.',
    ],
    dont: ['Show flags: a language is not a country.'],
  }),
  args: {
    label: 'Language: English',
    current: 'en',
    onSelect: fn(),
    languages: [
      { code: 'en', name: 'English' },
      { code: 'de', name: 'Deutsch' },
      { code: 'ar', name: 'العربية' },
    ],
  },
} satisfies Meta<typeof LanguageMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English EN' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Deutsch' }));
    await expect(args.onSelect).toHaveBeenCalledWith('de');
  },
};

export const OnHero: Story = {
  args: { tone: 'hero' },
  decorators: [
    (Story) => (
      <HeroColours>
        <Story />
      </HeroColours>
    ),
  ],
};

export const AsARow: Story = { args: { tone: 'row' } };

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
