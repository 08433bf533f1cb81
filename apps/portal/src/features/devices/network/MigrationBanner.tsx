import { devicesToRejoin, type DeviceList } from '@foyer/domain';
import { Banner, Button } from '@foyer/ui-kit/core';
import { keyIcon } from '@foyer/ui-kit/icons';
import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { RenewKeyDialog } from './RenewKeyDialog';

/** Asks the household to move to a new key, and says what that means. */
export const MigrationBanner = ({ list }: { list: DeviceList }) => {
  const { t } = useTranslation('devices');
  const [isAsking, setAsking] = useState(false);
  if (!list.dpskMigrationNeeded) return null;
  return (
    <>
      <Banner
        tone="warning"
        icon={keyIcon}
        title={t('migration.title')}
        action={
          <Button variant="soft" size="small" onClick={() => setAsking(true)}>
            {t('migration.action')}
          </Button>
        }
      >
        {t('migration.bannerText', { count: devicesToRejoin(list).length })}
      </Banner>
      <RenewKeyDialog list={list} open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
};
