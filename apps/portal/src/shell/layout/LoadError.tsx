import { Button, Card, HeroTitle, Stack, Text } from '@foyer/ui-kit/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoadErrorProps } from '~/shared/loading/lazyComponent';
import { useScreenTitle } from './useScreenTitle';
import { VisitorScreen } from './VisitorScreen';

/** Shown when a screen's code fails to load. It is part of the entry file, so that it never fails to load itself. */
export const LoadError = ({ onRetry }: LoadErrorProps) => {
  const { t } = useTranslation('common');
  const [isTrying, setTrying] = useState(false);
  const title = t('loadProblem.title');
  useScreenTitle(title);
  const retry = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <VisitorScreen kind="task" lead={<HeroTitle size="xl" title={title} />}>
      <Card>
        <Stack gap={16}>
          <div role="alert">
            <Text size="md">{t('loadProblem.text')}</Text>
          </div>
          <Button wide busy={isTrying} onClick={() => void retry()}>
            {t('tryAgain')}
          </Button>
        </Stack>
      </Card>
    </VisitorScreen>
  );
};
