import { Button, Card, HeroTitle, StateArt, Text, VisitorLayout } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';

/** Shown when the start failed or the app crashed. It works without store and router. */
export const FailedStart = () => {
  const { t } = useTranslation('entry');
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
