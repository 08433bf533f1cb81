import { Banner } from '../../src/core/banner/Banner';
import { Button } from '../../src/core/button/Button';

/** Offers to keep a cancelled plan that has not ended. */
export const CancelledBanner = () => (
  <Banner
    tone="warning"
    title="Plus ends on 9 December"
    action={<Button size="small">Keep Plus</Button>}
  >
    Your plan won’t renew and we won’t charge you again. You can still keep it.
  </Banner>
);
