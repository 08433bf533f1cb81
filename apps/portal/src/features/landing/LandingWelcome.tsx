import { capabilitiesOf } from '@foyer/domain';
import { Text } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { SiteHtml } from '~/shell/site/SiteHtml';
import { useAppSelector } from '~/session/store/hooks';

/** How users get online, by the first screen of the portal type. */
const instructions = {
  plans: 'leadPlans',
  login: 'leadLogIn',
  register: 'leadRegister',
  activate: 'leadActivate',
  'connect-device': 'leadConnect',
} as const;

/**
 * The operator's own welcome to devices that are not online, else the site's name and how users get online here. A device
 * that the gateway does not see has another way. Rules SITE-19 and CONN-12.
 */
export const LandingWelcome = () => {
  const { t } = useTranslation('landing');
  const site = useAppSelector((state) => state.site.info);
  const deviceState = useAppSelector(({ session }) => session.deviceState);
  const isOnline = deviceState === 'online';
  if (!site) return null;
  const { firstScreen, payer } = capabilitiesOf(site.portalType);
  if (site.landingText && (!isOnline || payer === 'resident'))
    return <SiteHtml html={site.landingText} />;
  return (
    <Text size="md" tone="inherit">
      {t('welcome', { site: site.name })}
      {!isOnline && deviceState !== 'unseen' && (
        <>
          <br />
          {t(instructions[firstScreen])}
        </>
      )}
    </Text>
  );
};
