import { Grid, GridItem, Stack } from '@foyer/ui-kit/core';
import { loadConsentCards, loadMainCards } from '~/features/preferences/routes';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { PortalScreen } from '~/shell/portal/PortalScreen';
import { HomeAnswer } from '~/shell/portal/access-status/HomeAnswer';
import { useIsInMenu } from '~/shell/portal/menu/usePortalMenu';
import { LinesSkeleton } from '~/shell/portal/sections/QuerySection';
import { SectionLoadError } from '~/shell/portal/sections/SectionLoadError';
import { paths } from '~/shared/routing/paths';
import { DetailsCard } from './DetailsCard';
import { PasswordCard } from './PasswordCard';
import { PendingContact } from './PendingContact';
import { PaymentMethodCard } from './PaymentMethodCard';
import { ReceiptsCard } from './ReceiptsCard';

const whileLoading = { loading: () => <LinesSkeleton />, failed: SectionLoadError };
const MainCards = lazyComponent(loadMainCards, whileLoading);
const ConsentCards = lazyComponent(loadConsentCards, whileLoading);

/**
 * The account's details, payment method and password. Users without Preferences & Privacy in their menu have its cards here.
 * Rule PREF-10.
 */
const MyAccountScreen = () => {
  const { t } = useTranslation('my-account');
  const hasPreferences = useIsInMenu(paths.preferences);
  // What is due is in the receipts then. Rule BILL-18.
  const paysDue = !useCanOpen(paths.billing);
  return (
    <PortalScreen
      title={t('title')}
      shortTitle={t('shortTitle')}
      answer={<HomeAnswer page={paths.myAccount} />}
      paysDue={paysDue}
    >
      <Grid aside>
        <GridItem desk={2}>
          <PendingContact>
            <DetailsCard />
            <PaymentMethodCard />
            <ReceiptsCard />
            {!hasPreferences && <MainCards />}
          </PendingContact>
        </GridItem>
        <GridItem>
          <Stack gap="cards">
            <PasswordCard />
            {!hasPreferences && <ConsentCards />}
          </Stack>
        </GridItem>
      </Grid>
    </PortalScreen>
  );
};

export default MyAccountScreen;
