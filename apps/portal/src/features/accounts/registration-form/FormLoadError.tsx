import { Button, Card, SectionError } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';

/** Shown when the registration fields do not load; a retry requests them again. */
export const FormLoadError = ({ busy, onRetry }: { busy: boolean; onRetry: () => void }) => {
  const { t } = useTranslation('accounts');
  return (
    <Card>
      <SectionError
        title={t('signUp.loadProblem.title')}
        text={t('signUp.loadProblem.text')}
        action={
          <Button variant="soft" busy={busy} onClick={onRetry}>
            {t('common:tryAgain')}
          </Button>
        }
      />
    </Card>
  );
};
