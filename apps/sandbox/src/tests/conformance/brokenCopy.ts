type Break = (answer: { status: number; body: unknown; headers: Headers }) => {
  status?: number;
  body?: unknown;
};

const without =
  (field: string): Break =>
  ({ body }) => {
    const { [field]: _gone, ...rest } = Object(body);
    return { body: rest };
  };

/**
 * Answers of the sandbox, each broken in one way: by method and path, what is done to the answer. The
 * conformance kit must find every one of them, and nothing else.
 */
const breaks: Readonly<Record<string, Break>> = {
  'GET /api/terms': without('version'),
  'GET /api/site-info/fapu-properties': () => ({ body: { fields: [{ required: true }] } }),
  'GET /api/site-info/active-subscription': ({ body }) => ({
    body: { ...Object(body), serviceEndDate: '29 November 2026' },
  }),
  'GET /api/feedback/info': () => ({ status: 500, body: { code: 'INTERNAL', message: 'No.' } }),
  'GET /api/context/billforward': () => ({ body: '<html>Welcome</html>' }),
  'GET /api/marketing-preferences': ({ body }) => ({ body: { list: body } }),
  'GET /api/plans/site/canal-wharf': ({ body }) => ({
    body: Array.isArray(body) ? body.map((plan) => ({ ...plan, price: 12.345 })) : body,
  }),
  'GET /api/devices': () => ({ status: 200, body: { devices: [] } }),
  'POST /auth/login': ({ headers }) => {
    headers.delete('x-auth-error');
    return {};
  },
  'GET /api/payment-intent/nobody-has-this-id/keys': () => ({ body: 'Not found' }),
};

/** The calls that those answers belong to. */
export const brokenCalls = [
  'getTerms',
  'getRegistrationFields',
  'getActiveSubscription',
  'getFeedbackInfo',
  'getBillforward',
  'getMarketingPreferences',
  'getPlans',
  'getDevices',
  'login',
  'getPaymentKeys',
];

/** A copy of the network between the kit and a sandbox in which those answers are broken. */
export const brokenFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const { pathname } = new URL(String(input));
  const change = breaks[`${init?.method ?? 'GET'} ${pathname}`];
  if (!change) return response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.delete('content-encoding');
  const text = await response.text();
  const answer = { status: response.status, body: text ? JSON.parse(text) : null, headers };
  const { status, body } = { ...answer, ...change(answer) };
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
};
