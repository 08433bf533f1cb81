import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { checkEveryTheme } from '../../../stories/support/checkEveryTheme';
import { usageNotes } from '../../../stories/support/usageNotes';
import { ChoiceList, type ChoiceListProps } from './ChoiceList';

const Chosen = (props: ChoiceListProps<string>) => {
  const [value, setValue] = useState(props.value);
  return <ChoiceList {...props} value={value} onChange={setValue} />;
};

const meta = {
  title: 'Parts/Fields/Choice list',
  component: ChoiceList,
  render: (args) => <Chosen {...args} />,
  parameters: usageNotes({
    use: 'One choice out of a few that each need an explanation. The whole line is the target.',
    do: ['Ask the question in `label`.', 'Leave nothing chosen where there is no safe default.'],
    dont: ['Use it for two or three short words: use a segmented switch.'],
  }),
  args: {
    label: 'Why are you leaving?',
    value: null,
    onChange: () => undefined,
    choices: [
      { value: 'moving', label: 'I am moving away' },
      { value: 'price', label: 'The plan costs too much', hint: 'There may be a smaller plan' },
      { value: 'other', label: 'Something else' },
    ],
  },
} satisfies Meta<typeof ChoiceList<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Why are you leaving?' })).toBeVisible();
    await userEvent.click(canvas.getByText('The plan costs too much'));
    await expect(canvas.getByRole('radio', { name: /costs too much/ })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Something else' })).toBeChecked();
  },
};

export const Answered: Story = { args: { value: 'price' }, play: checkEveryTheme };

export const WithError: Story = {
  args: { error: 'Please choose one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Please choose one.');
    await checkEveryTheme();
  },
};
