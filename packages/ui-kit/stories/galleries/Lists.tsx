import { Button } from '../../src/core/button/Button';
import { Card } from '../../src/core/card/Card';
import { CardHeader } from '../../src/core/card/CardHeader';
import { CardLogo } from '../../src/core/card-logo/CardLogo';
import { Stack } from '../../src/core/stack/Stack';
import { NetworkKeyCard } from '../../src/parts/network-key-card/NetworkKeyCard';
import { Wizard } from '../../src/parts/wizard/Wizard';
import { DeviceList } from '../samples/DeviceList';
import { InvoiceTable } from '../samples/InvoiceTable';
import { networkKey } from '../samples/networkKey';
import { Gallery } from './Gallery';

const nothing = () => undefined;

/** Devices, invoices, cards and a network of one's own. */
export const Lists = () => (
  <Gallery title="Lists and network">
    <NetworkKeyCard
      {...networkKey}
      onCopied={nothing}
      action={<Button variant="onHeroRaised">Change Wi-Fi password</Button>}
    />
    <Card>
      <CardHeader title="On your plan" />
      <DeviceList />
    </Card>
    <Card>
      <CardHeader title="Invoices" />
      <InvoiceTable />
    </Card>
    <Card>
      <Wizard
        label="Step 2 of 3"
        steps={['What it does', 'Name and key', 'Check']}
        current={1}
        heading="Name and key"
        next={{ label: 'Continue', onGo: nothing }}
        back={{ label: 'Back', onGo: nothing }}
      >
        Choose a name that you recognise.
      </Wizard>
    </Card>
    <Card>
      <Stack row gap={16}>
        <CardLogo name="Visa" />
        <CardLogo name="Mastercard" />
        <CardLogo name="Discover" />
        <CardLogo name="Card" />
      </Stack>
    </Card>
  </Gallery>
);
