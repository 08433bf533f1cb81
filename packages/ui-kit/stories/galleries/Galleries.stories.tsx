import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkEveryTheme } from '../support/checkEveryTheme';
import { Actions } from './Actions';
import { PlanChoices } from './PlanChoices';
import { Fields } from './Fields';
import { KeyCards } from './KeyCards';
import { Lists } from './Lists';
import { Numbers } from './Numbers';
import { PlanStates } from './PlanStates';
import { Surfaces } from './Surfaces';
import { TextAndStatus } from './TextAndStatus';

/** Each of these pages is tried in every theme, light and dark, with axe. */
const meta = {
  title: 'Galleries/Pages',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  play: checkEveryTheme,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const WordsAndSigns: Story = { name: 'Words and signs', render: () => <TextAndStatus /> };
export const ActionsPage: Story = { name: 'Actions and navigation', render: () => <Actions /> };
export const SurfacesPage: Story = { name: 'Surfaces and states', render: () => <Surfaces /> };
export const NumbersPage: Story = { name: 'Numbers', render: () => <Numbers /> };
export const PlansPage: Story = { name: 'Plans', render: () => <PlanChoices /> };
export const FieldsPage: Story = { name: 'Fields', render: () => <Fields /> };
export const ListsPage: Story = { name: 'Lists and network', render: () => <Lists /> };
export const PlanStatesPage: Story = { name: 'Plan states', render: () => <PlanStates /> };
export const KeyCardsPage: Story = { name: 'Key cards', render: () => <KeyCards /> };
