import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fieldProps } from '../../../stories/support/fieldProps';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Link } from '../../core/link/Link';
import { ActionRow } from '../../core/action-row/ActionRow';
import { devicesIcon } from '../../core/icon/icons';
import { Checkbox } from './Checkbox';
import { CheckboxField } from './CheckboxField';

const meta = {
  title: 'Parts/Fields/Checkbox',
  component: CheckboxField,
  argTypes: fieldProps,
  parameters: usageNotes({
    use: 'An optional consent or setting of a form. The whole line is the target.',
    do: [
      'Say it in the first person: "Keep me logged in".',
      'Put the link to the terms into the sentence.',
    ],
    dont: [
      'Tick it for the person.',
      'Use it for a setting that takes effect at once: use a switch.',
    ],
  }),
  args: { label: 'Keep me logged in on this device' },
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(canvas.getByText('Keep me logged in on this device'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const Ticked: Story = { args: { defaultChecked: true } };

export const WithLink: Story = {
  name: 'Long, with a link',
  args: {
    label: (
      <>
        I agree to the <Link href="#terms">terms</Link> and to the service starting now, so the plan
        is mine from today.
      </>
    ),
    defaultChecked: true,
  },
};

export const WithError: Story = {
  args: { label: 'I agree to the terms', error: 'Tick the box to go on.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Tick the box to go on.',
    );
  },
};

export const WithHint: Story = {
  args: { label: 'Send me offers by text', hint: 'At most one a month' },
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const InARow: Story = {
  render: () => (
    <ActionRow
      as="label"
      icon={devicesIcon}
      title="Living-room TV"
      hint="Seen yesterday, 21:40"
      end={<Checkbox aria-label="Living-room TV" defaultChecked />}
    />
  ),
};
