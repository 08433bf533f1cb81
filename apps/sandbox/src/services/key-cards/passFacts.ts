import {
  accessStatus,
  keyCardAnswer,
  type Account,
  type Dashboard,
  type KeyCardAnswer,
} from '@foyer/domain';
import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { portalTypeAt } from '../entitlement/entitlementOf';
import { dayText } from '../messages/dates';
import { sayAt } from '../messages/sayAt';
import { currentPause } from '../pauses/managePause';
import type { SiteRow } from '../sites/findSite';
import { themeColour, themeTitle } from '../sites/themeColour';
import type { PassFacts, PassField } from './AppleWallet';
import { passImages } from './passImages';
import { sayPass } from './passTexts';

/** A hero's colours as Wallet takes them: `rgb(0, 0, 0)`. */
const coloursOf = (theme: string): PassFacts['colours'] => {
  const rgb = (token: Parameters<typeof themeColour>[0]): string => {
    const [red, green, blue] = Buffer.from(themeColour(token, theme).slice(1), 'hex');
    return `rgb(${red}, ${green}, ${blue})`;
  };
  return {
    backgroundColor: rgb('hero'),
    foregroundColor: rgb('on-hero'),
    labelColor: rgb('on-hero-2'),
  };
};

const answerField = (answer: KeyCardAnswer): PassField => ({
  key: 'answer',
  label: sayPass(answer.lead),
  value: 'at' in answer ? dayText(answer.at) : sayPass(answer.title),
});

/**
 * What the pass of a user says, as the page of the key card does; null without access. Rule CARD-1.
 * @param read the dashboard and the account as the portal reads them
 */
export const passFacts = async (
  backend: Backend,
  site: SiteRow,
  user: UserRow,
  { dashboard, siteUser }: { dashboard: Dashboard; siteUser: Account['siteUser'] },
): Promise<PassFacts | null> => {
  const now = backend.clock.now();
  const status = accessStatus({
    dashboard,
    user: siteUser,
    portalType: portalTypeAt(site),
    siteClosed: !site.details.enabled,
    order: null,
    now,
  });
  const pause = status.kind === 'paused' ? await currentPause(backend, user) : null;
  const answer = keyCardAnswer(status, pause?.endDate ?? null);
  if (!answer) return null;
  const { name, theme } = site.details;
  const { subscription } = dashboard;
  const speed = subscription?.downloadMbps ?? null;
  return {
    serialNumber: `${user.id}-${site.locationId}`,
    organizationName: themeTitle(theme),
    description: sayPass('title', { place: name }),
    expiresAt: answer.lead === 'validUntil' ? answer.at : null,
    colours: coloursOf(theme),
    primary: answerField(answer),
    secondary: [
      {
        key: 'holder',
        label: name,
        value: [user.firstName, user.lastName].filter(Boolean).join(' '),
      },
    ],
    auxiliary: [
      ...(subscription
        ? [{ key: 'plan', label: sayAt(site, 'factPlan'), value: subscription.title }]
        : []),
      ...(speed === null
        ? []
        : [{ key: 'speed', label: sayPass('speed'), value: `${speed} ${sayPass('mbps')}` }]),
    ],
    back: [{ key: 'made', label: sayPass('made', { day: dayText(now) }), value: sayPass('stays') }],
    code: `${backend.publicUrl}/v2/`,
    images: await passImages(theme),
  };
};
