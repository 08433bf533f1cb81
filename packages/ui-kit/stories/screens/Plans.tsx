import { useState } from 'react';
import { Button } from '../../src/core/button/Button';
import { SegmentedControl } from '../../src/core/segmented-control/SegmentedControl';
import { HeroTitle } from '../../src/core/hero/HeroTitle';
import { Price } from '../../src/core/price/Price';
import { Steps } from '../../src/core/steps/Steps';
import { StickySummary } from '../../src/core/sticky-summary/StickySummary';
import { VisitorLayout } from '../../src/core/visitor-layout/VisitorLayout';
import { pounds } from '../samples/amounts';
import { PlanChoice } from '../samples/PlanChoice';
import { VisitorBar } from '../samples/VisitorBar';

const cycles = [
  { value: 'month', label: 'Monthly' },
  { value: 'day', label: '1 day' },
  { value: 'week', label: '1 week' },
];

/** Choosing a plan. */
export const Plans = () => {
  const [cycle, setCycle] = useState('month');
  return (
    <VisitorLayout
      kind="plans"
      bar={
        <VisitorBar>
          <Button size="small" variant="onHeroRaised" href="#login">
            Log in
          </Button>
        </VisitorBar>
      }
      lead={
        <HeroTitle
          size="xl"
          above={<Steps label="Step 1 of 3" steps={['Plan', 'Account', 'Payment']} current={0} />}
          title="Choose a plan"
          text="Change or cancel whenever you like. You are not charged until the last step."
        />
      }
    >
      <SegmentedControl label="Billing period" options={cycles} value={cycle} onChange={setCycle} />
      <PlanChoice />
      <StickySummary
        title="Plus"
        detail="150 Mb/s, 5 devices"
        price={<Price amount={pounds(25)} period="a month" />}
        action={<Button>Continue</Button>}
      />
    </VisitorLayout>
  );
};
