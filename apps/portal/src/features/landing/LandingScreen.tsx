import type { DeviceState } from '@foyer/domain';
import { Card, Heading, HeroTitle, Stack, StatusPill } from '@foyer/ui-kit/core';
import type { KeyIn } from '~/shared/i18n/textKeys';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { ErrorScreen } from '~/features/entry/routes';
import { VisitorScreen } from '~/shell/layout/VisitorScreen';
import { useScreenTitle } from '~/shell/layout/useScreenTitle';
import { SiteBanner } from '~/shell/site/SiteBanner';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { useAppSelector } from '~/session/store/hooks';
import { LandingActions } from './LandingActions';
import { LandingWelcome } from './LandingWelcome';
import { LoginProblem } from './LoginProblem';
import { sellsToVisitors } from './landingLinks';
import './landing.css';

/** The figures need the plans, which load after the first page. Their space is reserved. */
const LandingFacts = lazyComponent(() => import('./LandingFacts'));

const titles: Partial<Record<DeviceState, KeyIn<'landing'>>> = {
  online: 'titleOnline',
  unseen: 'cardTitle',
};

/** The first screen: the venue, and the main way to get online. */
export const LandingScreen = () => {
  const { t } = useTranslation('landing');
  const site = useAppSelector((state) => state.site.info);
  const offer = useAppSelector((state) => state.site.offer);
  const deviceState = useAppSelector(({ session }) => session.deviceState);
  const isOnline = deviceState === 'online';
  const isUnseen = deviceState === 'unseen';
  useScreenTitle(null);
  // Without site information there is nothing to offer.
  if (!site) return <ErrorScreen />;
  return (
    <VisitorScreen
      kind="welcome"
      lead={
        <HeroTitle
          above={
            !isUnseen && (
              <StatusPill>
                {isOnline
                  ? t('onlineAt', { site: site.name })
                  : t('connectedTo', { network: site.ssid ?? site.name })}
              </StatusPill>
            )
          }
          title={t(titles[deviceState] ?? 'title', { site: site.name })}
          text={<LandingWelcome />}
        />
      }
    >
      <Card>
        {!isOnline && !isUnseen && (
          <div className="landing-card-title">
            <Heading level={2} deskOnly>
              {t('cardTitle', { site: site.name })}
            </Heading>
          </div>
        )}
        <Stack gap={12}>
          <LoginProblem />
          <LandingActions />
        </Stack>
      </Card>
      <div className="landing-facts">
        {offer && sellsToVisitors(site, offer.sellsPlans) && <LandingFacts offer={offer} />}
      </div>
      {site.notification && (
        <div className="landing-notice">
          <SiteBanner />
        </div>
      )}
    </VisitorScreen>
  );
};
