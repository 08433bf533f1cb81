import { readAnswer } from './readAnswer';

export interface ApiError {
  type: string;
  code?: string;
  decline_code?: string;
  message?: string;
  param?: string;
  payment_intent?: Intent;
  setup_intent?: Intent;
}

export interface Intent {
  id: string;
  object: 'payment_intent' | 'setup_intent';
  status: string;
  client_secret: string;
  next_action: {
    type: string;
    use_stripe_sdk?: { stripe_js: string };
    redirect_to_url?: { url: string };
  } | null;
  last_payment_error?: ApiError | null;
  last_setup_error?: ApiError | null;
}

export interface Session {
  origin: string;
  key: string;
  /** Of the library; `auto` for that of the browser. */
  locale: string;
}

export interface Answer<T> {
  value?: T;
  error?: ApiError;
}

const offline: ApiError = {
  type: 'api_connection_error',
  message: 'We couldn’t reach the payment provider. Try again.',
};

const request = ({ key, locale }: Session, method: 'GET' | 'POST', form: string): RequestInit => {
  const headers = {
    authorization: `Bearer ${key}`,
    ...(locale !== 'auto' && { 'accept-language': locale }),
  };
  if (method === 'GET') return { headers };
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return { method, headers: { ...headers, ...type }, body: form };
};

/** Calls the provider's API with the publishable key. Failures come back as values; those of the API are in the session's language. */
export async function callApi<T>(
  session: Session,
  method: 'GET' | 'POST',
  path: string,
  fields: Record<string, string>,
): Promise<Answer<T>> {
  const form = new URLSearchParams(fields).toString();
  const address = `${session.origin}${path}${method === 'GET' ? `?${form}` : ''}`;
  try {
    const response = await fetch(address, request(session, method, form));
    if (response.ok) return { value: await readAnswer<T>(response) };
    return await readAnswer<Answer<T>>(response);
  } catch {
    return { error: offline };
  }
}

/** `pi_…_secret_…` → the intent's id and its address in the API. */
export function intentOfSecret(clientSecret: string): { id: string; path: string } {
  const id = clientSecret.split('_secret_')[0] ?? '';
  const kind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
  return { id, path: `/v1/${kind}/${id}` };
}
