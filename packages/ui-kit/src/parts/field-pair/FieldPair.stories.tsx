import type { Meta, StoryObj } from '@storybook/react-vite';
import { usageNotes } from '../../../stories/support/usageNotes';
import { TextField } from '../text-field/TextField';
import { FieldPair } from './FieldPair';

const meta = {
  title: 'Parts/Fields/Field pair',
  component: FieldPair,
  parameters: usageNotes({
    use: 'First and last name, beside each other from 600 px on.',
    do: ['Pair fields that people fill in one go.'],
    dont: ['Pair fields of unlike length, or three of them.'],
  }),
  args: {
    children: (
      <>
        <TextField label="First name" autoComplete="given-name" />
        <TextField label="Last name" autoComplete="family-name" />
      </>
    ),
  },
} satisfies Meta<typeof FieldPair>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Names: Story = {};

export const OneWithError: Story = {
  args: {
    children: (
      <>
        <TextField label="First name" error="Please enter your first name." />
        <TextField label="Last name" value="Ellis" onChange={() => undefined} />
      </>
    ),
  },
};
