import { Banner, Button, Tray } from '@foyer/ui-kit/core';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '~/session/store/hooks';
import { selectIsTracked } from '~/shell/tracking/selectIsTracked';
import { consent } from '~/shell/tracking/consent';

/**
 * Asks once whether visits may be counted, where the operator has advertising trackers at all. No is
 * as near as yes, nothing waits for the answer, and nothing depends on it.
 */
export const ConsentQuestion = () => {
  const { t } = useTranslation('extras');
  const answer = useSyncExternalStore(consent.subscribe, consent.read);
  const isAsked = useAppSelector(selectIsTracked);
  if (!isAsked || answer !== null) return null;
  return (
    <Tray>
      <Banner
        title={t('consent.title')}
        action={
          <>
            <Button variant="soft" size="small" onClick={() => consent.answer('no')}>
              {t('consent.no')}
            </Button>
            <Button variant="soft" size="small" onClick={() => consent.answer('yes')}>
              {t('consent.yes')}
            </Button>
          </>
        }
      >
        {t('consent.text')}
      </Banner>
    </Tray>
  );
};
