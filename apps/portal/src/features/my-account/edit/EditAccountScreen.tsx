import type { Account } from '@foyer/domain';
import { BackLink, Grid, GridItem } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { PortalScreen } from '~/shell/portal/PortalScreen';
import { Pending } from '~/shell/portal/sections/Together';
import { paths } from '~/shared/routing/paths';
import { useAppSelector } from '~/session/store/hooks';
import { useFieldsOfSite } from '../overview/DetailsCard';
import { EditAccountForm } from './EditAccountForm';

/** Changing the account's details. */
const EditAccountScreen = () => {
  const { t } = useTranslation('my-account');
  const account: Account | null = useAppSelector(({ session }) => session.account);
  // The form depends on the fields: a late change of them would discard typed values.
  const isReady = useFieldsOfSite();
  return (
    <PortalScreen
      title={t('edit.title')}
      busy={!account || !isReady}
      back={
        <BackLink as={Link} to={paths.myAccount}>
          {t('edit.back')}
        </BackLink>
      }
    >
      {account && isReady ? (
        <Grid aside>
          <GridItem desk={2}>
            <EditAccountForm user={account.siteUser} />
          </GridItem>
        </Grid>
      ) : (
        <Pending />
      )}
    </PortalScreen>
  );
};

export default EditAccountScreen;
