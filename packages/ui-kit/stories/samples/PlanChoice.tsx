import { useState } from 'react';
import { Chip } from '../../src/core/chip/Chip';
import { PlanCard } from '../../src/core/plan-card/PlanCard';
import { PlanList } from '../../src/core/plan-list/PlanList';
import { planCard } from './planCard';
import { samplePlans } from './plans';

/** Four plans to choose from, the suggested one chosen. */
export const PlanChoice = () => {
  const [chosen, setChosen] = useState('plus');
  return (
    <PlanList label="Plans">
      {Object.entries(samplePlans).map(([value, { badge }]) => (
        <PlanCard
          key={value}
          {...planCard(value, value === chosen)}
          badge={badge && <Chip tone="accent">{badge}</Chip>}
          group="plans"
          onChoose={setChosen}
        />
      ))}
    </PlanList>
  );
};
