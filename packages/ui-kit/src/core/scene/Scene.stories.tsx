import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkEveryTheme } from '../../../stories/support/checkEveryTheme';
import { usageNotes } from '../../../stories/support/usageNotes';
import { Grid } from '../grid/Grid';
import { GridItem } from '../grid/GridItem';
import { Hero } from '../hero/Hero';
import { HeroTitle } from '../hero/HeroTitle';
import './scene.css';

interface Light {
  title: string;
  hour: 'day' | 'dusk' | 'night';
  access: 'on' | 'paused' | 'offline';
  left?: number;
}

const lights: readonly Light[] = [
  { title: 'Day', hour: 'day', access: 'on' },
  { title: 'Evening', hour: 'dusk', access: 'on' },
  { title: 'Night', hour: 'night', access: 'on' },
  { title: 'Last day', hour: 'day', access: 'on', left: 0.1 },
  { title: 'Paused', hour: 'day', access: 'paused' },
  { title: 'Offline', hour: 'day', access: 'offline' },
];

const Scenes = () => (
  <Grid>
    {lights.map(({ title, hour, access, left = 1 }) => (
      <GridItem key={title}>
        <div data-hour={hour} data-access={access} style={{ '--f-left': left } as object}>
          <Hero art="light">
            <HeroTitle level={2} size="xl" title={title} />
          </Hero>
        </div>
      </GridItem>
    ))}
  </Grid>
);

const meta = {
  title: 'Core/Hero/Scene',
  component: Scenes,
  parameters: usageNotes({
    use: 'The drawing of a brand with the light of the hour and of the person’s access.',
    do: ['Say the same in words: light is never the only sign.'],
    dont: ['Put words on the drawing.'],
  }),
} satisfies Meta<typeof Scenes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lights: Story = {
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('.f-hero-field__art')];
    const looks = drawings.map((drawing) => getComputedStyle(drawing).filter);
    await expect(new Set(looks).size).toBe(lights.length);
    await checkEveryTheme();
  },
};
