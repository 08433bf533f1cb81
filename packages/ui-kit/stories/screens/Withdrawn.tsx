import { HeroTitle } from '../../src/core/hero/HeroTitle';
import { VisitorLayout } from '../../src/core/visitor-layout/VisitorLayout';
import { SampleFooter } from '../samples/SampleFooter';
import { VisitorBar } from '../samples/VisitorBar';
import { WithdrawalReceipt } from '../samples/WithdrawalReceipt';

/** The confirmation of a withdrawal, which prints. */
export const Withdrawn = () => (
  <VisitorLayout
    kind="task"
    bar={<VisitorBar />}
    lead={<HeroTitle title="You’ve withdrawn from your contract" />}
    foot={<SampleFooter />}
  >
    <WithdrawalReceipt />
  </VisitorLayout>
);
