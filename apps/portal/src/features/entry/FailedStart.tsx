import { Button, Card, HeroTitle, StateArt, Text, VisitorLayout } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';

/** Nothing could be started, or something broke: stands alone, without store or router. */
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
