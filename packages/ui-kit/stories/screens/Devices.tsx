import { Grid } from '../../src/core/grid/Grid';
import { GridItem } from '../../src/core/grid/GridItem';
import { Button } from '../../src/core/button/Button';
import { Card } from '../../src/core/card/Card';
import { CardHeader } from '../../src/core/card/CardHeader';
import { Chip } from '../../src/core/chip/Chip';
import { Icon } from '../../src/core/icon/Icon';
import { addIcon } from '../../src/core/icon/icons';
import { Quantity } from '../../src/core/quantity/Quantity';
import { SlotBars } from '../../src/core/slots/SlotBars';
import { Stack } from '../../src/core/stack/Stack';
import { Text } from '../../src/core/text/Text';
import { NetworkKeyCard } from '../../src/parts/network-key-card/NetworkKeyCard';
import { DeviceList } from '../samples/DeviceList';
import { networkKey } from '../samples/networkKey';
import { PortalPage } from '../samples/PortalPage';

const Slots = () => (
  <Card as="section">
    <CardHeader title="Device slots" action={<Chip>2 free</Chip>} />
    <Stack gap={12}>
      <Quantity size="lg" value="3" unit="of 5 used" />
      <SlotBars used={3} total={5} />
      <Text size="xs" tone="quiet">
        You can add a device 2 more times before 9 December. An extra slot is £3.00 a month.
      </Text>
    </Stack>
  </Card>
);

/** The devices on a plan, and a network of one's own for them. */
export const Devices = () => (
  <PortalPage
    title="Device Management"
    action={<Button icon={<Icon of={addIcon} />}>Add a device</Button>}
  >
    <Grid>
      <GridItem desk={2}>
        <Stack gap="cards">
          <Slots />
          <Card as="section">
            <CardHeader title="On your plan" />
            <DeviceList />
          </Card>
        </Stack>
      </GridItem>
      <GridItem>
        <NetworkKeyCard
          {...networkKey}
          onCopied={() => undefined}
          action={<Button variant="onHeroRaised">Change Wi-Fi password</Button>}
        />
      </GridItem>
    </Grid>
  </PortalPage>
);
