import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEveryTheme } from '../support/everyTheme';
import { Actions } from './Actions';
import { Choosing } from './Choosing';
import { Fields } from './Fields';
import { Lists } from './Lists';
import { Numbers } from './Numbers';
import { Surfaces } from './Surfaces';
import { Words } from './Words';

/** Each of these pages is tried in every theme, light and dark, with axe. */
const meta = {
  title: 'Galleries/Pages',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  play: inEveryTheme,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const WordsAndSigns: Story = { name: 'Words and signs', render: () => <Words /> };
export const ActionsPage: Story = { name: 'Actions and navigation', render: () => <Actions /> };
export const SurfacesPage: Story = { name: 'Surfaces and states', render: () => <Surfaces /> };
export const NumbersPage: Story = { name: 'Numbers', render: () => <Numbers /> };
export const PlansPage: Story = { name: 'Plans', render: () => <Choosing /> };
export const FieldsPage: Story = { name: 'Fields', render: () => <Fields /> };
export const ListsPage: Story = { name: 'Lists and network', render: () => <Lists /> };
