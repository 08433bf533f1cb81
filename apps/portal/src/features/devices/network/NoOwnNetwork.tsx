import { Button, Card, EmptyState } from '@foyer/ui-kit/core';
import { keyIcon } from '@foyer/ui-kit/icons';
import { Link } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';

/** Where the site or the user's plan has no personal network. */
export const NoOwnNetwork = () => {
  const { t } = useTranslation('devices');
  return (
    <Card>
      <EmptyState
        icon={keyIcon}
        title={t('setUp.notHere')}
        text={t('setUp.notHereText')}
        action={
          <Button as={Link} to={paths.portal} variant="soft">
            {t('common:back')}
          </Button>
        }
      />
    </Card>
  );
};
