import { Grid, GridItem, Stack } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { ConsentCard } from '~/shell/tracking/ConsentCard';
import { AgentActsCard } from '~/shell/sessions/AgentActsCard';
import { SessionsCard } from '~/shell/sessions/SessionsCard';
import { PortalScreen } from '~/shell/portal/PortalScreen';
import { AgentDeskCard } from './AgentDeskCard';
import { ConsentRecordCard } from './ConsentRecordCard';
import { MarketingCard } from './MarketingCard';
import { TermsCard } from './TermsCard';

/** The user's consent (marketing, the terms, trackers), and where the user is logged in. */
const PreferencesScreen = () => {
  const { t } = useTranslation('preferences');
  return (
    <PortalScreen title={t('title')} shortTitle={t('shortTitle')}>
      <Grid aside>
        <GridItem desk={2}>
          <Stack gap="cards">
            <AgentDeskCard />
            <MarketingCard />
            <SessionsCard />
            <AgentActsCard />
          </Stack>
        </GridItem>
        <GridItem>
          <Stack gap="cards">
            <TermsCard />
            <ConsentCard />
            <ConsentRecordCard />
          </Stack>
        </GridItem>
      </Grid>
    </PortalScreen>
  );
};

export default PreferencesScreen;
