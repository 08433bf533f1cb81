import { rateSpeed, type SpeedTestResult } from '@foyer/domain';
import { Banner } from '@foyer/ui-kit/core';
import { speedIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useSpeedNumber } from './useSpeedNumber';

const tones = { asPromised: 'positive', below: 'warning', farBelow: 'critical' } as const;

/** Compares the measured speed with the plan's, in words, and suggests what to try. */
export const SpeedComparison = ({
  result,
  promised,
}: {
  result: SpeedTestResult;
  promised: number | null;
}) => {
  const { t } = useTranslation('speed-test');
  const number = useSpeedNumber();
  const verdict = rateSpeed(result.downloadMbps, promised);
  if (!verdict || promised === null) return null;
  return (
    <Banner tone={tones[verdict]} icon={speedIcon} title={t(`verdict.${verdict}.title`)}>
      {t('verdict.numbers', { measured: number(result.downloadMbps), promised: number(promised) })}{' '}
      {t(`verdict.${verdict}.text`)}
    </Banner>
  );
};
