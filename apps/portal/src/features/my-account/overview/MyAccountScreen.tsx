import { Grid, GridItem, Stack } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { ConsentCard } from '~/shell/tracking/ConsentCard';
import { SessionsCard } from '~/shell/sessions/SessionsCard';
import { PortalScreen } from '~/shell/portal/PortalScreen';
import { HomeAnswer } from '~/shell/portal/access-status/HomeAnswer';
import { paths } from '~/shared/routing/paths';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { DetailsCard } from './DetailsCard';
import { PasswordCard } from './PasswordCard';
import { PendingContact } from './PendingContact';
import { PaymentMethodCard } from './PaymentMethodCard';
import { ReceiptsCard } from './ReceiptsCard';

const PREFERENCES = '/portal/preferences-and-privacy';

/** The account's details, payment method and password. */
const MyAccountScreen = () => {
  const { t } = useTranslation('my-account');
  const opensPreferences = useCanOpen(PREFERENCES);
  return (
    <PortalScreen
      title={t('title')}
      shortTitle={t('shortTitle')}
      answer={<HomeAnswer page={paths.myAccount} />}
    >
      <Grid aside>
        <GridItem desk={2}>
          <PendingContact>
            <DetailsCard />
            <PaymentMethodCard />
            <ReceiptsCard />
          </PendingContact>
        </GridItem>
        <GridItem>
          <Stack gap="cards">
            <PasswordCard />
            {!opensPreferences && (
              <>
                <SessionsCard />
                <ConsentCard />
              </>
            )}
          </Stack>
        </GridItem>
      </Grid>
    </PortalScreen>
  );
};

export default MyAccountScreen;
