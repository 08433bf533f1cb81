import { Grid, GridItem } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { PortalScreen } from '~/shell/portal/PortalScreen';
import ConsentCards from './ConsentCards';
import MainCards from './MainCards';

/** The user's consent (marketing, the terms, trackers), and where the user is logged in. */
const PreferencesScreen = () => {
  const { t } = useTranslation('preferences');
  return (
    <PortalScreen title={t('title')} shortTitle={t('shortTitle')}>
      <Grid aside>
        <GridItem desk={2}>
          <MainCards />
        </GridItem>
        <GridItem>
          <ConsentCards />
        </GridItem>
      </Grid>
    </PortalScreen>
  );
};

export default PreferencesScreen;
