import { Banner, type BannerTone } from '../../src/core/banner/Banner';
import { Button } from '../../src/core/button/Button';
import { Card } from '../../src/core/card/Card';
import { Hero } from '../../src/core/hero/Hero';
import { HeroTitle } from '../../src/core/hero/HeroTitle';
import { devicesIcon } from '../../src/core/icon/icons';
import { Notice } from '../../src/core/notice/Notice';
import { Skeleton } from '../../src/core/skeleton/Skeleton';
import { Stack } from '../../src/core/stack/Stack';
import { EmptyState } from '../../src/core/state-message/EmptyState';
import { SectionError } from '../../src/core/state-message/SectionError';
import { StatusPill } from '../../src/core/status-pill/StatusPill';
import { Text } from '../../src/core/text/Text';
import { Gallery } from './Gallery';

const banners: readonly BannerTone[] = ['info', 'positive', 'warning', 'critical'];

/** Surfaces, empty states and skeletons. */
export const Surfaces = () => (
  <Gallery title="Surfaces and states">
    <Hero>
      <HeroTitle
        size="xl"
        above={<StatusPill>Online now</StatusPill>}
        lead="You’re online until Wednesday"
        title="9 December"
      />
    </Hero>
    {banners.map((tone) => (
      <Banner
        key={tone}
        tone={tone}
        title="Extra device slot: £3.00 is due"
        action={<Button size="small">Pay £3.00 now</Button>}
      >
        Nothing was charged on 24 October.
      </Banner>
    ))}
    <Card>
      <EmptyState
        icon={devicesIcon}
        title="No devices yet"
        text="You have 5 free slots."
        action={<Button size="small">Add a device</Button>}
      />
    </Card>
    <Card>
      <SectionError
        title="Your invoices did not load"
        text="Your plan and your Wi-Fi are not affected."
        action={
          <Button size="small" variant="soft">
            Try again
          </Button>
        }
      />
    </Card>
    <Card aria-busy="true">
      <Stack gap={12}>
        <Skeleton shape="title" width={60} />
        <Skeleton width={80} />
        <Skeleton shape="button" width={100} />
      </Stack>
    </Card>
    <Notice>VAT of £3.33 is included.</Notice>
    <Card tone="block">
      <Text tone="inherit">Plus for £25.00 a month</Text>
    </Card>
  </Gallery>
);
