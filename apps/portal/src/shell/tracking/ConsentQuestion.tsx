import { Banner, Button, BannerStack } from '@foyer/ui-kit/core';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useAppSelector } from '~/session/store/hooks';
import { selectIsTracked } from '~/shell/tracking/selectIsTracked';
import { answerConsent } from '~/shell/tracking/answerConsent';
import { consent } from '~/shell/tracking/consent';

/**
 * Asks once for consent to trackers, where the operator has any. No and Yes look the same, and no
 * feature depends on the answer.
 */
export const ConsentQuestion = () => {
  const { t } = useTranslation('optional-services');
  const given = useSyncExternalStore(consent.subscribe, consent.read);
  const isAsked = useAppSelector(selectIsTracked);
  if (!isAsked || given !== null) return null;
  const answer = (said: 'yes' | 'no') =>
    answerConsent(said, `${t('consent.title')}\n${t('consent.text')}`);
  return (
    <BannerStack label={t('consent.title')}>
      <Banner
        title={t('consent.title')}
        action={
          <>
            <Button variant="soft" size="small" onClick={() => answer('no')}>
              {t('consent.no')}
            </Button>
            <Button variant="soft" size="small" onClick={() => answer('yes')}>
              {t('consent.yes')}
            </Button>
          </>
        }
      >
        {t('consent.text')}
      </Banner>
    </BannerStack>
  );
};
