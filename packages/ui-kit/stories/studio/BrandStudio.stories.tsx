import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BrandStudio } from './BrandStudio';

const meta = {
  title: 'Foyer/Brand studio',
  component: BrandStudio,
  render: () => (
    <main>
      <BrandStudio />
    </main>
  ),
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    // The frames are stories that are tested themselves.
    a11y: { context: { exclude: ['iframe'] } },
  },
} satisfies Meta<typeof BrandStudio>;

export default meta;
type Story = StoryObj<typeof meta>;

const svgFile = (body: string): File =>
  new File(
    [`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${body}</svg>`],
    'logo.svg',
    {
      type: 'image/svg+xml',
    },
  );

export const Studio: Story = {
  play: async ({ canvas, userEvent }) => {
    const logo = canvas.getByLabelText(/^Logo/);
    await userEvent.upload(logo, svgFile('<path fill="#b0432b" d="M0 0h8v8z"/>'));
    await waitFor(() => expect(canvas.getByLabelText('Main colour')).toHaveValue('#b0432b'));
    await userEvent.upload(logo, svgFile('<script>alert(1)</script>'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('plain shapes');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Voice' }), 'Brief');
    await userEvent.selectOptions(canvas.getByLabelText('Language of its words'), 'cy');
    await expect(canvas.getByText('Mewngofnodwch.')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Brand name'));
    await expect(canvas.getByRole('button', { name: 'Save the theme folder' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Brand name'), 'Crane & Quay');
    await expect(canvas.getByRole('button', { name: 'Save the theme folder' })).toBeEnabled();
  },
};
