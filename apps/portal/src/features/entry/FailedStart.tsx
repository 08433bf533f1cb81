import { Button, Card, HeroTitle, StateArt, Text, VisitorLayout } from '@foyer/ui-kit/core';
import { useEffect } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';

const report = async (): Promise<void> => {
  const { reportFailedStart } = await import('~/shell/telemetry/reportFailedStart');
  await reportFailedStart();
};

/** Shown when the start failed or the app crashed. It works without store and router. */
export const FailedStart = () => {
  const { t } = useTranslation('entry');
  // A report that can't be sent is lost: there is nothing else to try.
  useEffect(() => void report().catch(() => undefined), []);
  return (
    <VisitorLayout
      kind="task"
      bar={null}
      lead={<HeroTitle size="xl" title={t('failedStart.title')} />}
    >
      <Card>
        <div className="entry-actions">
          <StateArt art="broken" />
          <Text size="md">{t('failedStart.text')}</Text>
          <Button wide onClick={() => window.location.reload()}>
            {t('common:tryAgain')}
          </Button>
        </div>
      </Card>
    </VisitorLayout>
  );
};
