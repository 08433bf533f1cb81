import { planGroups, type Plan } from '@foyer/domain';
import { Heading, PlanList, Stack } from '@foyer/ui-kit/core';
import type { ReactNode } from 'react';
import { useMessage } from '~/shared/i18n/useMessage';

interface PlanGroupsProps {
  plans: readonly Plan[];
  /** The list's name where there is only one group. */
  label: string;
  /** A card before the others, where there is only one group. */
  first?: ReactNode;
  /** Renders a plan's card. */
  children: (plan: Plan) => ReactNode;
}

/** The plans of a billing cycle; several groups of plans have a heading each. Rule PLAN-15. */
export const PlanGroups = ({ plans, label, first, children }: PlanGroupsProps) => {
  const message = useMessage();
  const groups = planGroups(plans);
  if (groups.length < 2)
    return (
      <PlanList label={label}>
        {first}
        {plans.map(children)}
      </PlanList>
    );
  return groups.map(({ id, title, plans: members }) => (
    <Stack key={id} as="section" gap={16}>
      <Heading level={2}>{message(title)}</Heading>
      <PlanList label={message(title)}>{members.map(children)}</PlanList>
    </Stack>
  ));
};
