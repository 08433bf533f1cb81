import { ERROR_NOTICE_TIMEOUT } from '../constants/constants';
import type { RoutePath } from '../guards/routes';
import type { OwnMessage } from '../messages/message';
import type { MessageKey } from '../messages/messageKeys';
import type { FailureKind, Failures, Presentation } from './failures';

/** One row: the failure it is for, what is said, how, and what the portal does next. */
export type CatalogueRow<Facts> = {
  readonly id: string;
  /** Missing means: whatever no row above has taken. */
  readonly when?: (facts: Facts) => boolean;
  readonly message: (facts: Facts) => OwnMessage | null;
  readonly show: Presentation;
  /** Milliseconds that a snackbar stays. */
  readonly timeout?: number;
  readonly goTo?: RoutePath;
  readonly rerun?: 'gatewayLogin';
  readonly logged?: true;
};

type Catalogue = { readonly [K in FailureKind]: readonly CatalogueRow<Failures[K]>[] };

const says = (key: MessageKey) => (): OwnMessage => ({ key });
const nothing = () => null;

/** The words that came with the failure, or else a text of ours. */
const orElse = (words: string | null, key: MessageKey): OwnMessage =>
  words ? { text: words } : { key };

const noAnswer = ({ status }: { readonly status: number | null }): boolean =>
  status === null || status === 0 || status === 502;

const dialog = (id: string, key: MessageKey) =>
  ({ id, message: says(key), show: 'dialog' }) as const;

/** The whole of specification, section 8. In each list the first row that fits decides. */
export const errorCatalogue: Catalogue = {
  login: [
    {
      id: 'login.badCredentials',
      when: ({ status, headerText }) => status === 401 && headerText === 'Bad credentials',
      message: says('errors.login.mismatch'),
      show: 'inline',
    },
    {
      id: 'login.disabled',
      when: ({ status, headerText }) =>
        status === 401 && headerText === 'Your account is still disabled',
      message: says('errors.login.disabled'),
      show: 'inline',
    },
    {
      id: 'login.unverified',
      when: ({ status, headerText }) =>
        status === 401 && headerText === 'Unaccepted verification email',
      message: says('errors.login.unverified'),
      show: 'inline',
    },
    {
      id: 'login.refused',
      when: ({ status }) => status === 401,
      message: ({ headerText }) => orElse(headerText, 'errors.login.mismatch'),
      show: 'inline',
    },
    {
      id: 'login.noAnswer',
      when: (facts) => noAnswer(facts) && !facts.headerText,
      message: ({ genericMessage }) => orElse(genericMessage, 'errors.generic'),
      show: 'snackbar',
      timeout: ERROR_NOTICE_TIMEOUT,
    },
    {
      id: 'login.failed',
      message: ({ headerText }) => ({ text: headerText ?? '' }),
      show: 'inline',
    },
  ],
  mfaCheck: [
    {
      id: 'mfaCheck',
      message: ({ headerText }) => ({ text: headerText ?? '' }),
      show: 'inline',
    },
  ],
  mfaResend: [
    {
      id: 'mfaResend',
      message: ({ headerText }) => orElse(headerText, 'errors.mfa.resend'),
      show: 'inline',
    },
  ],
  api: [
    {
      id: 'api.noAnswer',
      when: noAnswer,
      message: ({ genericMessage }) => orElse(genericMessage, 'errors.generic'),
      show: 'snackbar',
      timeout: ERROR_NOTICE_TIMEOUT,
    },
    {
      id: 'api.loggedOut',
      when: ({ status, loggedIn }) => status === 401 && loggedIn,
      message: nothing,
      show: 'none',
      goTo: '/login',
    },
    {
      id: 'api.unauthorised',
      when: ({ status }) => status === 401,
      message: nothing,
      show: 'none',
      rerun: 'gatewayLogin',
    },
    {
      id: 'api.forbidden',
      when: ({ status }) => status === 403,
      message: ({ message, genericMessage }) => orElse(message ?? genericMessage, 'errors.generic'),
      show: 'snackbar',
      timeout: ERROR_NOTICE_TIMEOUT,
    },
    {
      id: 'api.failed',
      message: ({ message, genericMessage }) => orElse(message ?? genericMessage, 'errors.generic'),
      show: 'inline',
    },
  ],
  siteInfo: [
    {
      id: 'siteInfo.notFound',
      when: ({ status }) => status === 404 || status === 400,
      message: nothing,
      show: 'page',
      goTo: '/portal-not-found',
    },
    {
      id: 'siteInfo.failed',
      message: ({ message, raw }) => ({ text: message || raw }),
      show: 'dialog',
    },
  ],
  routeCheck: [dialog('routeCheck', 'errors.routeCheck')],
  wrongUrl: [dialog('wrongUrl', 'errors.wrongUrl')],
  navigation: [{ id: 'navigation', message: nothing, show: 'page', goTo: '/error' }],
  blankSession: [
    { id: 'blankSession', message: nothing, show: 'page', goTo: '/portal', logged: true },
  ],
  publicConfig: [dialog('publicConfig', 'errors.publicConfig')],
  deviceNotifications: [dialog('deviceNotifications', 'errors.deviceNotifications')],
  paymentScript: [dialog('paymentScript', 'errors.paymentScript')],
  cardInvalid: [
    {
      id: 'cardInvalid',
      message: ({ message }) => orElse(message, 'errors.payment.cardInvalid'),
      show: 'inline',
    },
  ],
  paymentFailed: [
    {
      id: 'paymentFailed',
      message: ({ message }) => orElse(message, 'errors.payment.paymentFailed'),
      show: 'inline',
    },
  ],
};
