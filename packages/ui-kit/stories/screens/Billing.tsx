import { Banner } from '../../src/core/banner/Banner';
import { Grid } from '../../src/core/grid/Grid';
import { GridItem } from '../../src/core/grid/GridItem';
import { Button } from '../../src/core/button/Button';
import { Card } from '../../src/core/card/Card';
import { CardHeader } from '../../src/core/card/CardHeader';
import { CardLogo } from '../../src/core/card-logo/CardLogo';
import { Hero } from '../../src/core/hero/Hero';
import { IconText } from '../../src/core/icon-text/IconText';
import { Price } from '../../src/core/price/Price';
import { Text } from '../../src/core/text/Text';
import { BarChart } from '../../src/parts/bar-chart/BarChart';
import { pounds } from '../samples/amounts';
import { InvoiceTable } from '../samples/InvoiceTable';
import { payments } from '../samples/payments';
import { PortalPage } from '../samples/PortalPage';

const NextPayment = () => (
  <Hero>
    <IconText icon={<CardLogo name="Visa" />}>Visa ending 4242</IconText>
    <div>
      <Text tone="inherit" size="md">
        Next payment on Wed 9 December
      </Text>
      <Price size="hero" amount={pounds(20)} />
      <Text tone="inherit">Plus for £25.00, less £5.00 with AUTUMN20</Text>
    </div>
    <Button variant="onHeroRaised">Change card</Button>
  </Hero>
);

/** What was paid, and what comes next. */
export const Billing = () => (
  <PortalPage title="Billing Information">
    <Grid>
      <GridItem desk={2}>
        <NextPayment />
      </GridItem>
      <GridItem>
        <Card as="section">
          <CardHeader
            title="Payments"
            action={
              <Text size="xs" tone="quiet">
                Last 6 months, £74.00
              </Text>
            }
          />
          <BarChart label="Payments by month" bars={payments} />
        </Card>
      </GridItem>
      <GridItem desk={3}>
        <Banner
          tone="warning"
          title="Extra device slot: £3.00 is due"
          action={<Button size="small">Pay £3.00 now</Button>}
        >
          Your bank did not confirm the payment on 24 October. Nothing was charged.
        </Banner>
      </GridItem>
      <GridItem desk={3}>
        <Card as="section">
          <CardHeader title="Invoices" />
          <InvoiceTable />
        </Card>
      </GridItem>
    </Grid>
  </PortalPage>
);
