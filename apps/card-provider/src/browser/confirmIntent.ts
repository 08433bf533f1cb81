import { threeDSecureDialog } from './threeDSecureDialog';
import {
  type Answer,
  type ApiError,
  callApi,
  type Intent,
  intentOfSecret,
  type Session,
} from './providerApi';

/** What the script's promises resolve with; they never reject for a refused card. */
export interface Outcome {
  paymentIntent?: Intent;
  setupIntent?: Intent;
  error?: ApiError;
}

const outcome = (intent: Intent): Outcome =>
  intent.object === 'setup_intent' ? { setupIntent: intent } : { paymentIntent: intent };

const failure = (error: ApiError): Outcome => ({ error });

/** The intent's current state at the provider. */
export const retrieve = (session: Session, clientSecret: string): Promise<Answer<Intent>> =>
  callApi(session, 'GET', intentOfSecret(clientSecret).path, {
    client_secret: clientSecret,
  });

export async function retrieveIntent(session: Session, clientSecret: string): Promise<Outcome> {
  const { value, error } = await retrieve(session, clientSecret);
  return value ? outcome(value) : failure(error ?? { type: 'api_error' });
}

const bankUrl = (intent: Intent): string | undefined =>
  intent.next_action?.use_stripe_sdk?.stripe_js ?? intent.next_action?.redirect_to_url?.url;

const refusal = (intent: Intent): ApiError | null =>
  intent.status === 'requires_payment_method'
    ? (intent.last_payment_error ?? intent.last_setup_error ?? null)
    : null;

/** Opens the bank's page when the intent requires it. @returns the outcome */
async function followUp(session: Session, intent: Intent): Promise<Outcome> {
  const url = intent.status === 'requires_action' ? bankUrl(intent) : undefined;
  if (!url) return outcome(intent);
  await threeDSecureDialog(session.origin, url);
  const { value, error } = await retrieve(session, intent.client_secret);
  if (!value) return failure(error ?? { type: 'api_error' });
  const refused = refusal(value);
  if (!refused) return outcome(value);
  const key = value.object === 'setup_intent' ? 'setup_intent' : 'payment_intent';
  return failure({ ...refused, [key]: value });
}

export async function handleNextAction(session: Session, clientSecret: string): Promise<Outcome> {
  const { value, error } = await retrieve(session, clientSecret);
  return value ? followUp(session, value) : failure(error ?? { type: 'api_error' });
}

/** Confirms with a payment method, or with the one that the intent already has. */
export async function confirmIntent(
  session: Session,
  clientSecret: string,
  paymentMethod?: string,
): Promise<Outcome> {
  const { value, error } = await callApi<Intent>(
    session,
    'POST',
    `${intentOfSecret(clientSecret).path}/confirm`,
    { client_secret: clientSecret, ...(paymentMethod && { payment_method: paymentMethod }) },
  );
  if (value) return followUp(session, value);
  return failure(error ?? { type: 'api_error' });
}
