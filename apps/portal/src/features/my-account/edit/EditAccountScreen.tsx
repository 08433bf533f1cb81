import type { Account } from '@foyer/domain';
import { useTranslation } from 'react-i18next';
import { Parts } from '~/platform/layout/Parts';
import { PortalScreen } from '~/platform/portal/PortalScreen';
import { LinesSkeleton } from '~/platform/portal/sections/QuerySection';
import { useAppSelector } from '~/platform/store/hooks';
import '../texts';
import { useFieldsOfSite } from '../overview/DetailsCard';
import { EditAccountForm } from './EditAccountForm';

/** Changing the account's details. */
const EditAccountScreen = () => {
  const { t } = useTranslation('myAccount');
  const account: Account | null = useAppSelector(({ session }) => session.account);
  // The form is made of them: one that comes late would take away what was typed.
  const isReady = useFieldsOfSite();
  return (
    <Parts>
      <PortalScreen title={t('edit.title')} busy={!account || !isReady}>
        {account && isReady ? (
          <EditAccountForm user={account.siteUser} />
        ) : (
          <LinesSkeleton rows={4} />
        )}
      </PortalScreen>
    </Parts>
  );
};

export default EditAccountScreen;
