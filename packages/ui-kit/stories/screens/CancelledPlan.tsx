import { Heading } from '../../src/core/heading/Heading';
import { Hero } from '../../src/core/hero/Hero';
import { warningIcon } from '../../src/core/icon/icons';
import { Price } from '../../src/core/price/Price';
import { Stack } from '../../src/core/stack/Stack';
import { StatusPill } from '../../src/core/status-pill/StatusPill';
import { Text } from '../../src/core/text/Text';
import { pounds } from '../samples/amounts';
import { CancelledBanner } from '../samples/CancelledBanner';
import { PortalPage } from '../samples/PortalPage';

/** A plan that was cancelled and still runs. */
export const CancelledPlan = () => (
  <PortalPage title="My Plan">
    <CancelledBanner />
    <Hero>
      <StatusPill icon={warningIcon}>Ends on 9 December</StatusPill>
      <Stack gap={8}>
        <Heading level={2} size="display">
          Plus
        </Heading>
        <Price amount={pounds(25)} period="a month" />
        <Text tone="inherit" size="md">
          150 Mb/s download
        </Text>
      </Stack>
    </Hero>
  </PortalPage>
);
