import { Grid } from '../../src/core/grid/Grid';
import { GridItem } from '../../src/core/grid/GridItem';
import { Button } from '../../src/core/button/Button';
import { Card } from '../../src/core/card/Card';
import { CardHeader } from '../../src/core/card/CardHeader';
import { Hero } from '../../src/core/hero/Hero';
import { HeroTitle } from '../../src/core/hero/HeroTitle';
import { Link } from '../../src/core/link/Link';
import { Quantity } from '../../src/core/quantity/Quantity';
import { Price } from '../../src/core/price/Price';
import { SlotGauge } from '../../src/core/slots/SlotGauge';
import { StatusPill } from '../../src/core/status-pill/StatusPill';
import { Tile } from '../../src/core/tile/Tile';
import { TimeGauge } from '../../src/core/time-gauge/TimeGauge';
import { pounds } from '../samples/amounts';
import { DeviceList } from '../samples/DeviceList';
import { PortalPage } from '../samples/PortalPage';
import { QuickMenu } from '../samples/QuickMenu';

const Answer = () => (
  <Hero
    bleed
    aside={<TimeGauge share={19 / 30} value="19" unit="days left" label="19 days left of 30" />}
    deskActions={
      <>
        <Button variant="onHero">Run a speed test</Button>
        <Button variant="onHeroRaised">Pause plan</Button>
      </>
    }
  >
    <HeroTitle
      above={<StatusPill>Online now at Canal Wharf</StatusPill>}
      lead="You’re online until Wednesday"
      title="9 December"
    />
  </Hero>
);

const Numbers = () => (
  <>
    <GridItem>
      <Tile
        label="Next payment"
        number={<Price size="lg" amount={pounds(20)} />}
        line="Wed 9 December"
      >
        AUTUMN20 takes off £5.00
      </Tile>
    </GridItem>
    <GridItem half>
      <Tile
        tone="block"
        label="Plus plan"
        number={<Quantity size="lg" value="150" unit="Mb/s" />}
        line="£25.00 a month"
      />
    </GridItem>
    <GridItem half>
      <Tile
        label="Device slots"
        number={<Quantity size="lg" value="3" unit="of 5 used" />}
        phoneNumber={<SlotGauge used={3} total={5} value="3" />}
        foot="2 free of 5"
        art={<SlotGauge used={3} total={5} />}
      />
    </GridItem>
  </>
);

/** The portal's first page: the answer first. */
export const Dashboard = () => (
  <PortalPage title="Dashboard" onHero>
    <Answer />
    <Grid>
      <GridItem last>
        <QuickMenu />
      </GridItem>
      <Numbers />
      <GridItem desk={2}>
        <Card as="section">
          <CardHeader
            title="Your devices"
            action={
              <Link variant="action" href="#devices">
                See all 3
              </Link>
            }
          />
          <DeviceList />
        </Card>
      </GridItem>
    </Grid>
  </PortalPage>
);
