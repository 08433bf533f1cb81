import { showsCycleSwitch, type PlanGroup } from '@foyer/domain';
import { SegmentedControl } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMessage } from '~/shared/i18n/useMessage';

interface CycleChoiceProps {
  cycles: readonly PlanGroup[];
  cycle: string;
  onChoose: (cycle: string) => void;
}

/** The switch between billing cycles; renders nothing where there is only one. */
export const BillingCycleChoice = ({ cycles, cycle, onChoose }: CycleChoiceProps) => {
  const { t } = useTranslation('common');
  const message = useMessage();
  if (!showsCycleSwitch(cycles)) return null;
  return (
    <SegmentedControl
      label={t('plans.cycle')}
      options={cycles.map(({ id, title }) => ({ value: id, label: message(title) }))}
      value={cycle}
      onChange={onChoose}
    />
  );
};
