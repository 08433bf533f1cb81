import { Button, Card, EmptyState } from '@foyer/ui-kit/core';
import { keyIcon } from '@foyer/ui-kit/icons';
import { Link } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';
import { useAppSelector } from '~/session/store/hooks';
import { WaysToMore } from '../LargerPlans';

/** Where the site has no personal networks, or the user's plan leaves its own out. Rules SITE-12 and NET-13. */
export const NoOwnNetwork = () => {
  const { t } = useTranslation('devices');
  const site = useAppSelector(({ site: { info } }) => info);
  const isInOthers = site?.features.homeNetworking ?? false;
  const back = (
    <Button as={Link} to={paths.portal} variant="soft">
      {t('common:back')}
    </Button>
  );
  return (
    <Card>
      <EmptyState
        icon={keyIcon}
        title={t(isInOthers ? 'setUp.notInPlan.title' : 'setUp.notHere')}
        text={
          isInOthers
            ? t('setUp.notInPlan.text', { site: site?.name ?? '' })
            : t('setUp.notHereText')
        }
        action={
          isInOthers ? (
            <WaysToMore more="ownNetwork" otherwise={back}>
              {(to) => (
                <Button as={Link} to={to}>
                  {t('setUp.notInPlan.action')}
                </Button>
              )}
            </WaysToMore>
          ) : (
            back
          )
        }
      />
    </Card>
  );
};
