import {
  accessStatus,
  isEndOnCard,
  keyCardAnswer,
  type Account,
  type Dashboard,
  type KeyCardAnswer,
} from '@foyer/domain';
import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { portalTypeAt } from '../sites/capabilitiesAt';
import { clockText, dayText } from '../messages/dates';
import { sayAt } from '../messages/sayAt';
import { currentPause } from '../pauses/managePause';
import type { SiteRow } from '../sites/findSite';
import { themeColour, themeTitle } from '../sites/themeColour';
import { LOGO_PATH } from './passImages';
import { sayPass } from './passTexts';

/** One line of a pass. */
export interface PassField {
  key: string;
  label: string;
  value: string;
}

/** What a pass says and how it looks, for every wallet. */
export interface PassFacts {
  /** Of one user at one venue. */
  serialNumber: string;
  organizationName: string;
  description: string;
  theme: string;
  /** `#RRGGBB` */
  colours: Record<'background' | 'text' | 'label', string>;
  /** Where a wallet's maker fetches the brand's mark; null where only this machine could. */
  logoUrl: string | null;
  /** Epoch milliseconds; null for no end. */
  expiresAt: number | null;
  primary: PassField;
  secondary: readonly PassField[];
  auxiliary: readonly PassField[];
  back: readonly PassField[];
  /** What the code holds. */
  code: string;
}

const answerText = (answer: KeyCardAnswer): string => {
  if (!('at' in answer)) return sayPass(answer.title);
  return isEndOnCard(answer.lead) ? clockText(answer.at) : dayText(answer.at);
};

const answerField = (answer: KeyCardAnswer): PassField => ({
  key: 'answer',
  label: sayPass(answer.lead),
  value: answerText(answer),
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
  const { publicUrl } = backend;
  const { locationId, details } = site;
  const { name, theme } = details;
  const { subscription } = dashboard;
  const speed = subscription?.downloadMbps ?? null;
  return {
    serialNumber: `${user.id}-${locationId}`,
    organizationName: themeTitle(theme),
    description: sayPass('title', { place: name }),
    expiresAt: answer.lead === 'validUntil' ? answer.at : null,
    theme,
    colours: {
      background: themeColour('hero', theme),
      text: themeColour('on-hero', theme),
      label: themeColour('on-hero-2', theme),
    },
    logoUrl: publicUrl.startsWith('https:') ? `${publicUrl}${LOGO_PATH}/${locationId}` : null,
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
      ...(status.kind === 'boosted'
        ? [{ key: 'boost', label: sayAt(site, 'factPlanUntil'), value: clockText(status.at) }]
        : []),
      ...(speed === null
        ? []
        : [{ key: 'speed', label: sayPass('speed'), value: `${speed} ${sayPass('mbps')}` }]),
    ],
    back: [{ key: 'made', label: sayPass('made', { day: dayText(now) }), value: sayPass('stays') }],
    code: `${publicUrl}/v2/`,
  };
};
