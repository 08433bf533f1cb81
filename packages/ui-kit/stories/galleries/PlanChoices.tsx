import { Button } from '../../src/core/button/Button';
import { Card } from '../../src/core/card/Card';
import { SegmentedControl } from '../../src/core/segmented-control/SegmentedControl';
import { Heading } from '../../src/core/heading/Heading';
import { Price } from '../../src/core/price/Price';
import { Stack } from '../../src/core/stack/Stack';
import { StickySummary } from '../../src/core/sticky-summary/StickySummary';
import { SummaryLines } from '../../src/core/summary-lines/SummaryLines';
import { pounds } from '../samples/amounts';
import { order } from '../samples/order';
import { PlanChoice } from '../samples/PlanChoice';
import { OnHero } from '../support/OnHero';
import './gallery.css';

const cycles = [
  { value: 'month', label: 'Monthly' },
  { value: 'day', label: '1 day' },
];

/** Plans, their billing period, and their total. */
export const PlanChoices = () => (
  <main className="sb-gallery">
    <Stack gap={20}>
      <Heading level={1} size="xl">
        Plans
      </Heading>
      <SegmentedControl
        label="Billing period"
        options={cycles}
        value="month"
        onChange={() => undefined}
      />
      <PlanChoice />
      <OnHero>
        <SummaryLines lines={order} />
      </OnHero>
      <Card>
        <SummaryLines lines={order} />
      </Card>
      <StickySummary
        title="Plus"
        detail="150 Mb/s, 5 devices"
        price={<Price amount={pounds(25)} period="a month" />}
        action={<Button>Continue</Button>}
      />
    </Stack>
  </main>
);
