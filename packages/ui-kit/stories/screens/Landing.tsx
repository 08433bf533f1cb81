import { ActionRow } from '../../src/core/action-row/ActionRow';
import { Button } from '../../src/core/button/Button';
import { Card } from '../../src/core/card/Card';
import { StatGroup } from '../../src/core/stat-group/StatGroup';
import { HeroTitle } from '../../src/core/hero/HeroTitle';
import { ticketIcon, userIcon } from '../../src/core/icon/icons';
import { Quantity } from '../../src/core/quantity/Quantity';
import { Price } from '../../src/core/price/Price';
import { RowList } from '../../src/core/row-list/RowList';
import { Stack } from '../../src/core/stack/Stack';
import { StatusPill } from '../../src/core/status-pill/StatusPill';
import { VisitorLayout } from '../../src/core/visitor-layout/VisitorLayout';
import { pounds } from '../samples/amounts';
import { SampleFooter } from '../samples/SampleFooter';
import { VisitorBar } from '../samples/VisitorBar';

const facts = [
  { value: <Quantity size="sm" value="500" unit="Mb/s" />, label: 'top speed' },
  { value: <Quantity size="sm" value="10" />, label: 'devices' },
  { value: <Price size="sm" amount={pounds(4)} />, label: 'a day, from' },
];

/** A visitor has just walked in. */
export const Landing = () => (
  <VisitorLayout
    kind="welcome"
    bar={<VisitorBar />}
    lead={
      <HeroTitle
        above={<StatusPill>Connected to CanalWharf-WiFi</StatusPill>}
        title="Welcome to Canal Wharf."
        text="Fast Wi-Fi for everything you brought."
      />
    }
    foot={<SampleFooter />}
  >
    <Card>
      <Stack gap={20}>
        <StatGroup stats={facts} />
        <Button wide href="#plans">
          Get online
        </Button>
        <RowList label="Other ways in">
          <ActionRow icon={userIcon} title="I have an account" hint="Log in" href="#login" />
          <ActionRow icon={ticketIcon} title="I have a code" hint="From reception" href="#code" />
        </RowList>
      </Stack>
    </Card>
  </VisitorLayout>
);
