import type { Usage, UsageWarning } from '@foyer/domain';
import { Text } from '@foyer/ui-kit/core';
import { ChoiceList } from '@foyer/ui-kit/parts';
import { useState } from 'react';
import { errorText } from '~/session/api/errorText';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useSetUsageWarningMutation } from '../plan.api';

/** How the user is warned before the end, where there is a choice. Rule USAGE-3. */
export const WarningChoice = ({ usage }: { usage: Usage }) => {
  const { t } = useTranslation('plan');
  const [save] = useSetUsageWarningMutation();
  const [chosen, setChosen] = useState<Usage['warning']>(usage.warning);
  const [said, setSaid] = useState<{ isWrong: boolean; text: string } | null>(null);
  const ways = usage.warnings.filter((way) => way !== 'unknown');
  if (ways.length < 2) return null;
  const choose = async (way: UsageWarning): Promise<void> => {
    const before = chosen;
    setChosen(way);
    setSaid(null);
    const { error } = await save({ warning: way });
    if (error) setChosen(before);
    setSaid(
      error
        ? { isWrong: true, text: t('usage.failed', { why: errorText(error, t) }) }
        : { isWrong: false, text: t('usage.saved') },
    );
  };
  return (
    <div>
      <ChoiceList
        label={t('usage.warning')}
        choices={ways.map((way) => ({ value: way, label: t(`usage.ways.${way}`) }))}
        value={chosen === 'unknown' ? null : chosen}
        onChange={(way) => void choose(way)}
        {...(said?.isWrong && { error: said.text })}
      />
      <div role="status">{said && !said.isWrong && <Text>{said.text}</Text>}</div>
    </div>
  );
};
