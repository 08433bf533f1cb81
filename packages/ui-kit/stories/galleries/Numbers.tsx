import { Card } from '../../src/core/card/Card';
import { StatGroup } from '../../src/core/stat-group/StatGroup';
import { Quantity } from '../../src/core/quantity/Quantity';
import { Price } from '../../src/core/price/Price';
import { SlotBars } from '../../src/core/slots/SlotBars';
import { SlotGauge } from '../../src/core/slots/SlotGauge';
import { Stack } from '../../src/core/stack/Stack';
import { Tile } from '../../src/core/tile/Tile';
import { TimeGauge } from '../../src/core/time-gauge/TimeGauge';
import { BarChart } from '../../src/parts/bar-chart/BarChart';
import { Countdown } from '../../src/parts/countdown/Countdown';
import { SpeedGauge } from '../../src/parts/speed-gauge/SpeedGauge';
import { pounds } from '../samples/amounts';
import { payments } from '../samples/payments';
import { OnHero } from '../support/OnHero';
import { Gallery } from './Gallery';

const noon = Date.UTC(2026, 10, 20, 12);

/** Prices, measures, gauges and charts. */
export const Numbers = () => (
  <Gallery title="Numbers">
    <OnHero>
      <TimeGauge share={19 / 30} value="19" unit="days left" label="19 days left of 30" />
    </OnHero>
    <OnHero>
      <SpeedGauge label="Download" value={142} max={200} plan={150} shown="142" unit="Mb/s" />
    </OnHero>
    <Tile label="Next payment" number={<Price size="lg" amount={pounds(20)} />} line="9 December">
      AUTUMN20 takes off £5.00
    </Tile>
    <Tile
      tone="block"
      label="Plus plan"
      number={<Quantity size="lg" value="150" unit="Mb/s" />}
      line="£25.00 a month"
    />
    <Tile
      label="Device slots"
      number={<Quantity size="lg" value="3" unit="of 5 used" />}
      foot="2 free of 5"
      art={<SlotGauge used={3} total={5} />}
    />
    <Card>
      <Stack gap={20}>
        <SlotBars used={3} total={5} />
        <Price amount={pounds(25)} period="a month" />
        <StatGroup
          stats={[
            { value: <Quantity size="sm" value="500" unit="Mb/s" />, label: 'top speed' },
            { value: <Quantity size="sm" value="10" />, label: 'devices' },
            { value: <Price size="sm" amount={pounds(4)} />, label: 'from, a day' },
          ]}
        />
        <Countdown endsAt={noon + 84_000} lasts={120_000} now={() => noon}>
          {() => 'You can ask for a new code in 1:24'}
        </Countdown>
      </Stack>
    </Card>
    <Card>
      <BarChart label="Payments by month" bars={payments} />
    </Card>
  </Gallery>
);
