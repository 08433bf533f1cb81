import { Button } from '../../src/core/button/Button';
import { Card } from '../../src/core/card/Card';
import { CardHeader } from '../../src/core/card/CardHeader';
import { Chip } from '../../src/core/chip/Chip';
import { Heading } from '../../src/core/heading/Heading';
import { Icon } from '../../src/core/icon/Icon';
import { backIcon, lockIcon } from '../../src/core/icon/icons';
import { Link } from '../../src/core/link/Link';
import { Price } from '../../src/core/price/Price';
import { Stack } from '../../src/core/stack/Stack';
import { Steps } from '../../src/core/steps/Steps';
import { SummaryLines } from '../../src/core/summary-lines/SummaryLines';
import { Text } from '../../src/core/text/Text';
import {
  VisitorLayout,
  type VisitorLayoutProps,
} from '../../src/core/visitor-layout/VisitorLayout';
import { CheckboxField } from '../../src/parts/checkbox-field/CheckboxField';
import { CouponField } from '../../src/parts/coupon-field/CouponField';
import { pounds } from '../samples/amounts';
import { CardFields } from '../samples/CardFields';
import { order } from '../samples/order';
import { VisitorBar } from '../samples/VisitorBar';

const nothing = () => undefined;

const Order = () => (
  <Stack gap={16}>
    <Steps label="Step 3 of 3" steps={['Plan', 'Account', 'Payment']} current={2} />
    <div>
      <Heading level={1}>Pay today</Heading>
      <Price size="hero" amount={pounds(20)} />
    </div>
    <Text tone="inherit">VAT of £3.33 included</Text>
    <SummaryLines lines={order} />
  </Stack>
);

/** Paying for a plan, also at a site with a picture of its own. */
export const Checkout = ({ picture }: Pick<VisitorLayoutProps, 'picture'>) => (
  <VisitorLayout
    kind="checkout"
    {...(picture !== undefined && { picture })}
    bar={
      <VisitorBar>
        <Button
          size="small"
          variant="onHeroRaised"
          href="#plans"
          icon={<Icon of={backIcon} directed />}
        >
          Plans
        </Button>
      </VisitorBar>
    }
    lead={<Order />}
  >
    <Card>
      <CouponField
        label="Coupon"
        value=""
        applied={{ code: 'AUTUMN20', detail: 'saves £5.00' }}
        {...{ onChange: nothing, onApply: nothing, onRemove: nothing }}
        {...{ applyLabel: 'Apply', removeLabel: 'Remove', busyLabel: 'Checking…' }}
      />
    </Card>
    <Card as="section">
      <CardHeader
        title="Pay by card"
        action={
          <Chip tone="plain" icon={lockIcon}>
            Secure form
          </Chip>
        }
      />
      <Stack gap={16}>
        <CardFields />
        <CheckboxField
          defaultChecked
          label={
            <>
              I agree to the <Link href="#terms">terms</Link> and to the service starting now, so
              the plan is mine from today.
            </>
          }
        />
        <Button wide>Pay £20.00 now</Button>
        <Text size="xs" tone="quiet">
          £20.00 a month until 20 January, then £25.00. Cancel any time. The card form belongs to
          our payment provider, we never see your card number.
        </Text>
      </Stack>
    </Card>
  </VisitorLayout>
);
