import { Grid } from '../../src/core/grid/Grid';
import { GridItem } from '../../src/core/grid/GridItem';
import { Card } from '../../src/core/card/Card';
import { CardHeader } from '../../src/core/card/CardHeader';
import { AccessAnswer } from '../samples/AccessAnswer';
import { DeviceList } from '../samples/DeviceList';
import { PortalPage } from '../samples/PortalPage';
import { QuickMenu } from '../samples/QuickMenu';

/** The portal's first page while the plan is paused. */
export const PausedDashboard = () => (
  <PortalPage title="Dashboard" onHero>
    <AccessAnswer bleed state="paused" />
    <Grid>
      <GridItem desk={2}>
        <Card as="section">
          <CardHeader title="Your devices" />
          <DeviceList />
        </Card>
      </GridItem>
      <GridItem last>
        <QuickMenu />
      </GridItem>
    </Grid>
  </PortalPage>
);
