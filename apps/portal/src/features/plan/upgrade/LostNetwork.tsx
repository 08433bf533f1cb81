import type { Plan } from '@foyer/domain';
import { Banner } from '@foyer/ui-kit/core';
import { useLostNetwork } from './useLostNetwork';

/** Warns before a change that takes the user's own network away. Rule NET-13. */
export const LostNetwork = ({ plan }: { plan: Plan }) => {
  const lost = useLostNetwork(plan);
  return (
    lost && (
      <Banner tone="warning" title={lost.title}>
        {lost.text}
      </Banner>
    )
  );
};
