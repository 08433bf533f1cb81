import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fieldProps } from '../../../stories/support/fieldProps';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Switch } from './Switch';

const meta = {
  title: 'Parts/Fields/Switch',
  component: Switch,
  argTypes: fieldProps,
  parameters: usageNotes({
    use: 'Something that is on or off from the moment it is touched.',
    do: [
      'Name the setting, not the action: "Offers by email".',
      'Describe the effect in the hint.',
    ],
    dont: ['Add "on" or "off" to the label.', 'Put it into a form with a button to save.'],
  }),
  args: { label: 'Offers by email' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Offers by email' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};

export const On: Story = { args: { defaultChecked: true } };

export const WithHint: Story = { args: { hint: 'At most one a month', defaultChecked: true } };

export const WithError: Story = { args: { error: 'We couldn’t save That. Try again.' } };

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const DisabledOff: Story = { args: { disabled: true } };
