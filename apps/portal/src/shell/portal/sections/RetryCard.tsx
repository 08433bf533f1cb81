import { Button, Card, Icon, SectionError, Stack } from '@foyer/ui-kit/core';
import { refreshIcon, wifiIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { hashLink, paths } from '~/shared/routing/paths';

interface RetryCardProps {
  /** Replaced by texts about being offline where `isOffline`. */
  title: string;
  text: string;
  isOffline: boolean;
  isTrying: boolean;
  onRetry: () => void;
}

/** Says what did not load and offers to try again. */
export const RetryCard = ({ title, text, isOffline, isTrying, onRetry }: RetryCardProps) => {
  const { t } = useTranslation('portal');
  return (
    <Card>
      <SectionError
        row
        title={isOffline ? t('section.offline') : title}
        text={isOffline ? t('section.offlineText') : text}
        {...(isOffline && { icon: wifiIcon })}
        action={
          <Stack gap={8}>
            <Button
              variant="soft"
              size="small"
              busy={isTrying}
              icon={<Icon of={refreshIcon} size={20} />}
              onClick={onRetry}
            >
              {t('common:tryAgain')}
            </Button>
            {isOffline && (
              <Button variant="text" size="small" href={hashLink(paths.connectionCheck)}>
                {t('common:checkConnection')}
              </Button>
            )}
          </Stack>
        }
      />
    </Card>
  );
};
