import { Button, Card, Icon, SectionError } from '@foyer/ui-kit/core';
import { refreshIcon, wifiIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from 'react-i18next';
import '~/shell/portal/texts';

interface RetryCardProps {
  /** What did not work, and what that means, unless the device being offline is why. */
  title: string;
  text: string;
  isOffline: boolean;
  isTrying: boolean;
  onRetry: () => void;
}

/** What stands in the place of something that did not load, with the way to try again. */
export const RetryCard = ({ title, text, isOffline, isTrying, onRetry }: RetryCardProps) => {
  const { t } = useTranslation('portal');
  return (
    <Card>
      <SectionError
        title={isOffline ? t('section.offline') : title}
        text={isOffline ? t('section.offlineText') : text}
        {...(isOffline && { icon: wifiIcon })}
        action={
          <Button
            variant="soft"
            busy={isTrying}
            icon={<Icon of={refreshIcon} size={20} />}
            onClick={onRetry}
          >
            {t('common:tryAgain')}
          </Button>
        }
      />
    </Card>
  );
};
