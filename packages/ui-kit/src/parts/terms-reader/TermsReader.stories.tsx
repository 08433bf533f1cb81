import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { usageNotes } from '../../../stories/support/usageNotes';
import { TermsReader } from './TermsReader';

const text = Array.from({ length: 8 }, (_, place) => (
  <section key={place}>
    <h3>{place + 1}. What you may use the network for</h3>
    <p>
      You may use the network for what is lawful. We may limit what disturbs others, and we tell you
      when we do. See also the <a href="#privacy">privacy notice</a>.
    </p>
    <ul>
      <li>Be fair to your neighbours.</li>
      <li>Keep your key to yourself.</li>
    </ul>
  </section>
));

const meta = {
  title: 'Parts/Dialogs/Terms reader',
  component: TermsReader,
  parameters: usageNotes({
    use: 'Terms or a privacy notice over the screen that asks about them, so that nobody loses what they typed.',
    do: ['Sanitise the text before: the component shows it unchanged.'],
    dont: ['Disable the button until the user reaches the end: it makes nobody read.'],
  }),
  args: { open: true, heading: 'Terms of use', children: text, closeLabel: 'Close', onClose: fn() },
} satisfies Meta<typeof TermsReader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToRead: Story = {
  play: async ({ userEvent, args }) => {
    const region = await screen.findByRole('region', { name: 'Terms of use' });
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ToAccept: Story = {
  args: { accept: { label: 'I agree', onAccept: fn() } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'I agree' }));
    await expect(args.accept?.onAccept).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
