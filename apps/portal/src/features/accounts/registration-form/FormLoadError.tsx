import { Button, Card, SectionError } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';

/** It could not be learned what to ask; trying again asks once more. */
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
