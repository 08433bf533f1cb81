import { Button, Card, Icon, SectionError } from '@foyer/ui-kit/core';
import { refreshIcon, wifiIcon } from '@foyer/ui-kit/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instead } from '~/platform/loading/lazyPart';
import '../texts';
import { useIsOffline } from './useIsOffline';

/** What stands in a page of the portal for a part of it whose code could not be fetched. */
export const PartProblem = ({ onRetry }: Instead) => {
  const { t } = useTranslation('portal');
  const isOffline = useIsOffline();
  const [isTrying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <Card>
      <SectionError
        title={t(isOffline ? 'section.offline' : 'common:loadProblem.title')}
        text={t(isOffline ? 'section.offlineText' : 'common:loadProblem.text')}
        {...(isOffline && { icon: wifiIcon })}
        action={
          <Button
            variant="soft"
            busy={isTrying}
            icon={<Icon of={refreshIcon} size={20} />}
            onClick={() => void retry()}
          >
            {t('common:tryAgain')}
          </Button>
        }
      />
    </Card>
  );
};
