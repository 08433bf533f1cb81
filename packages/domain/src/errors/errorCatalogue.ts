import type { Message } from '../messages/message';
import type { MessageKey } from '../messages/messageKeys';

/** The calls whose failures have rules of their own. Every other call is `api`. */
export type FailedCall = 'login' | 'mfaCheck' | 'mfaResend' | 'api';

/** What is known about a failed call. */
export type Failure = {
  /** Null when no answer came. */
  readonly status: number | null;
  /** The auth service's `X-Auth-Error` header. */
  readonly headerText: string | null;
  /** The message in the server's answer. */
  readonly message: string | null;
  /** `genericErrorMessage` of the public configuration. */
  readonly genericMessage: string | null;
};

/** What the user sees of a failure. */
export type FailureNotice = {
  readonly id: string;
  /** Null, or an empty text, leaves the words to the screen. */
  readonly message: Message | null;
  /** `inline` at the form that sent the call; a snackbar for `ERROR_NOTICE_TIMEOUT`; or nowhere. */
  readonly show: 'inline' | 'snackbar' | 'none';
};

type Outcome = Omit<FailureNotice, 'message'> & {
  readonly message: (failure: Failure) => Message | null;
};

type FailureRule = Outcome & { readonly when: (failure: Failure) => boolean };

const text = (key: MessageKey) => (): Message => ({ key });

const textOr = (words: string | null, key: MessageKey): Message =>
  words ? { text: words } : { key };

const hasNoAnswer = ({ status }: Failure): boolean =>
  status === null || status === 0 || status === 502;

const generic = ({ genericMessage }: Failure): Message => textOr(genericMessage, 'errors.generic');

const serverMessage = ({ message, genericMessage }: Failure): Message =>
  textOr(message ?? genericMessage, 'errors.generic');

const headerOnly = ({ headerText }: Failure): Message => ({ text: headerText ?? '' });

/** The first rule that fits decides. Rules ERR-1 to ERR-11. */
const errorCatalogue: Readonly<
  Record<FailedCall, { readonly rules: readonly FailureRule[]; readonly otherwise: Outcome }>
> = {
  login: {
    rules: [
      {
        id: 'login.badCredentials',
        when: ({ status, headerText }) => status === 401 && headerText === 'Bad credentials',
        message: text('errors.login.mismatch'),
        show: 'inline',
      },
      {
        id: 'login.disabled',
        when: ({ status, headerText }) =>
          status === 401 && headerText === 'Your account is still disabled',
        message: text('errors.login.disabled'),
        show: 'inline',
      },
      {
        id: 'login.unverified',
        when: ({ status, headerText }) =>
          status === 401 && headerText === 'Unaccepted verification email',
        message: text('errors.login.unverified'),
        show: 'inline',
      },
      {
        id: 'login.refused',
        when: ({ status }) => status === 401,
        message: ({ headerText }) => textOr(headerText, 'errors.login.mismatch'),
        show: 'inline',
      },
      {
        id: 'login.noAnswer',
        when: (failure) => hasNoAnswer(failure) && !failure.headerText,
        message: generic,
        show: 'snackbar',
      },
    ],
    otherwise: { id: 'login.failed', message: headerOnly, show: 'inline' },
  },
  mfaCheck: {
    rules: [],
    otherwise: { id: 'mfaCheck', message: headerOnly, show: 'inline' },
  },
  mfaResend: {
    rules: [],
    otherwise: {
      id: 'mfaResend',
      message: ({ headerText }) => textOr(headerText, 'errors.mfa.resend'),
      show: 'inline',
    },
  },
  api: {
    rules: [
      { id: 'api.noAnswer', when: hasNoAnswer, message: generic, show: 'snackbar' },
      // The session recovers from a 401, or leads to log-in (SES-24).
      {
        id: 'api.unauthorised',
        when: ({ status }) => status === 401,
        message: () => null,
        show: 'none',
      },
      {
        id: 'api.forbidden',
        when: ({ status }) => status === 403,
        message: serverMessage,
        show: 'snackbar',
      },
    ],
    otherwise: { id: 'api.failed', message: serverMessage, show: 'inline' },
  },
};

/** Looks a failed call up in the error catalogue. */
export const failureNotice = (call: FailedCall, failure: Failure): FailureNotice => {
  const { rules, otherwise } = errorCatalogue[call];
  const { id, message, show } = rules.find(({ when }) => when(failure)) ?? otherwise;
  return { id, message: message(failure), show };
};
