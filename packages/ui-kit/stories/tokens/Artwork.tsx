import { Hero } from '../../src/core/hero/Hero';
import { HeroTitle } from '../../src/core/hero/HeroTitle';
import { Logo } from '../../src/core/logo/Logo';
import { Stack } from '../../src/core/stack/Stack';

/** The brand's marks and its two drawings. */
export const Artwork = () => (
  <Stack gap={20}>
    <Stack row gap={32}>
      <Logo name="On paper" />
    </Stack>
    <div className="f-hero sb-art">
      <Logo name="On the hero" tone="hero" />
    </div>
    <Hero>
      <HeroTitle size="xl" title="The quiet drawing" text="Under text, on the dashboard" />
    </Hero>
  </Stack>
);
