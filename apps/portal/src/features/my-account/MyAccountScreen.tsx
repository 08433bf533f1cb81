import { Card, CardHeader, SummaryLines } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { PortalScreen } from '~/platform/portal/PortalScreen';
import { useAppSelector } from '~/platform/store/hooks';
import './texts';

/** Who the account belongs to. */
const MyAccountScreen = () => {
  const { t } = useTranslation('myAccount');
  const user = useAppSelector(({ session }) => session.account?.siteUser ?? null);
  const lines = user
    ? [
        { label: t('name'), amount: `${user.firstName} ${user.lastName}`.trim() || t('none') },
        { label: t('email'), amount: user.email },
        { label: t('mobile'), amount: user.mobile ?? t('none') },
      ]
    : [];
  return (
    <PortalScreen title={t('title')}>
      <Card as="section">
        <CardHeader title={t('details')} />
        <SummaryLines lines={lines} />
      </Card>
    </PortalScreen>
  );
};

export default MyAccountScreen;
