import { Banner } from '../../src/core/banner/Banner';
import { Button } from '../../src/core/button/Button';
import { Card } from '../../src/core/card/Card';
import { calendarIcon, checkIcon, pauseIcon, receiptIcon } from '../../src/core/icon/icons';
import { EmptyState } from '../../src/core/state-message/EmptyState';
import { AccessAnswer, accessStates } from '../samples/AccessAnswer';
import { CancelledBanner } from '../samples/CancelledBanner';
import { WithdrawalReceipt } from '../samples/WithdrawalReceipt';
import { Gallery } from './Gallery';

/** What the portal says of a plan that is paused, due, changing, cancelled, ended or withdrawn. */
export const PlanStates = () => (
  <Gallery title="Plan states">
    {accessStates.map((state) => (
      <AccessAnswer key={state} card state={state} />
    ))}
    <CancelledBanner />
    <Banner
      icon={calendarIcon}
      title="You’ll change to Essential on 9 December"
      action={
        <Button size="small" variant="soft">
          Stay on Plus
        </Button>
      }
    >
      You keep Plus until then. You haven’t been charged.
    </Banner>
    <Banner
      icon={pauseIcon}
      title="A pause starts on 1 December and ends on 3 March"
      action={
        <Button size="small" variant="soft">
          Cancel the pause
        </Button>
      }
    >
      Nothing changes until then.
    </Banner>
    <Banner
      tone="critical"
      icon={receiptIcon}
      title="A payment is overdue"
      action={<Button size="small">Pay now</Button>}
    >
      Your last payment didn’t go through. Pay now to stay online.
    </Banner>
    <Card>
      <EmptyState
        icon={checkIcon}
        title="Plus is cancelled"
        text="Plus runs until 9 December. We won’t charge you again."
      />
    </Card>
    <WithdrawalReceipt />
  </Gallery>
);
