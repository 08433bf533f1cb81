import type { ApiError } from '@foyer/api-client';
import type { Account, MarketingPreference, RegistrationField } from '@foyer/domain';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { withClient } from '~/session/api/callApi';
import { httpErrorOf } from '~/session/api/httpError';
import { useForm } from '~/product/forms/useForm';
import { useFormProblem } from '~/product/forms/useFormProblem';
import { refreshSession } from '~/session/refreshSession';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { eventTracked } from '~/shell/tracking/trackingSlice';
import { useCaptcha } from '../captcha/useCaptcha';
import { toLogin } from '../login/loginNotice';
import { useLogin } from '../login/useLogin';
import { useHasTerms } from '~/shell/site/useHasTerms';
import {
  ALL_NEWS,
  detailsFor,
  inOrder,
  MARKETING,
  registrationRules,
  writeForm,
} from '../registration-form/registrationForm';

interface SignUp {
  fields: readonly RegistrationField[];
  channels: readonly MarketingPreference[];
  typed?: TypedForm | null | undefined;
  onType?: ((form: TypedForm | null) => void) | undefined;
  onLoggedIn?: ((account: Account | null) => Promise<boolean>) | undefined;
  onDone: () => Promise<void> | void;
}

/** What a person has typed, by the name of the field: no password, no consent. */
export type TypedForm = Readonly<Record<string, string>>;

/**
 * Registers: creates the user, logs in without the SMS check, and refreshes the session. A
 * registration that is sent again after its answer was lost logs in. Rule REG-1.
 */
export const useSignUp = ({ fields, channels, typed, onType, onLoggedIn, onDone }: SignUp) => {
  const { t } = useTranslation('accounts');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const site = useAppSelector((state) => state.site.info);
  const externalIdLookupEnabled = site?.externalIdLookupEnabled ?? false;
  const allowedEmailDomains = site?.allowedEmailDomains ?? [];
  const details = detailsFor(fields, { externalIdLookupEnabled });
  const { beforeEmail, afterEmail } = inOrder(details, fields);
  const nameOf = ({ name }: RegistrationField): string => name;
  const news = channels.length > 0 ? channels.map(({ id }) => `${MARKETING}${id}`) : [ALL_NEWS];
  const captcha = useCaptcha();
  const hasTerms = useHasTerms();
  const [accountMadeText, setAccountMadeText] = useState<string | null>(null);
  // The address that the last answer said has an account.
  const [taken, setTaken] = useState<string | null>(null);
  const { problem, showProblem, handleError, clear } = useFormProblem();
  const login = useLogin(async (nextAnswers) => {
    const hasChanged = await onLoggedIn?.(nextAnswers?.account ?? null);
    await dispatch(refreshSession(hasChanged ? null : nextAnswers));
    await onDone();
  });

  /** The account exists, but logging in failed: the log-in page continues where it can. */
  const afterFailedLogIn = async (
    error: ApiError,
    email: string,
  ): Promise<Record<string, string>> => {
    if (error.kind === 'http' && error.status === 401) {
      await navigate(...toLogin('accountMade', email));
      return {};
    }
    showProblem('login', error);
    setAccountMadeText(t('signUp.made'));
    return {};
  };

  // The address of a registration that got no answer: the account may exist.
  const unanswered = useRef<string | null>(null);
  // In the order of the page, which is the order of the error summary.
  const texts = [...beforeEmail.map(nameOf), 'email', ...afterEmail.map(nameOf)];
  const textsOf = (values: TypedForm): TypedForm =>
    Object.fromEntries(texts.map((name) => [name, values[name] ?? '']));
  const form = useForm<string>({
    initial: Object.fromEntries([
      ...texts.map((name) => [name, typed?.[name] ?? ''] as const),
      ...['password', ...news, 'terms'].map((name) => [name, ''] as const),
    ]),
    rules: registrationRules(details, { externalIdLookupEnabled, allowedEmailDomains }, hasTerms),
    // Consent given at one venue does not accept the terms of another.
    draft: `sign-up:${site?.locationId}`,
    secret: ['password'],
    onSend: async (values) => {
      clear();
      setAccountMadeText(null);
      if (!captcha.isPassed()) return {};
      onType?.(null);
      const sent = writeForm(values, captcha.token, t('signUp.marketing.all'));
      const { data, error } = await withClient((client) =>
        client.session.register(sent, {
          siteCustomerCode: site?.customerCode ?? null,
          isRepeated: sent.email === unanswered.current,
          onSignUp: ({ userId }) => dispatch(eventTracked({ name: 'signUp', userId })),
        }),
      );
      setTaken(httpErrorOf(error)?.code === 'EMAIL_TAKEN' ? sent.email : null);
      unanswered.current = error && error.kind !== 'http' ? sent.email : null;
      if (error) {
        captcha.spend();
        onType?.(textsOf(values));
        return handleError(error, values);
      }
      // The address as the server keeps it.
      const email = data.user?.email ?? sent.email;
      if (data.logIn.error) return afterFailedLogIn(data.logIn.error, email);
      await login.handleResult(data.logIn.data);
      return data.logIn.data.kind === 'loggedIn' ? null : {};
    },
  });

  const written = textsOf(form.values);
  const last = useRef(JSON.stringify(written));
  useEffect(() => {
    const now = JSON.stringify(written);
    if (now === last.current) return;
    last.current = now;
    onType?.(written);
  });

  const shown = problem && accountMadeText ? { ...problem, text: accountMadeText } : problem;
  const takenEmail = taken === form.values['email']?.trim() ? taken : null;
  return { form, beforeEmail, afterEmail, login, problem: shown, captcha, takenEmail };
};

export type SignUpFormState = ReturnType<typeof useSignUp>['form'];
