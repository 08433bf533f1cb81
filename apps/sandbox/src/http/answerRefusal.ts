import type { Refusal } from './Refusal';

/** Header values are bytes: what does not fit Latin-1 is left out. */
const headerText = (text: string): string => text.replace(/[^\x20-\x7e\xa0-\xff]/g, '');

/** Turns a refusal into `{ code, message, fields? }` with its status and headers. */
export const answerRefusal = (refusal: Refusal): Response => {
  const { fields, retryAfter } = refusal.details;
  const headers = new Headers({ 'content-type': 'application/json' });
  if (refusal.status === 401 || refusal.status === 429)
    headers.set('x-auth-error', headerText(refusal.message));
  if (retryAfter !== undefined) headers.set('retry-after', String(Math.ceil(retryAfter)));
  const body = { code: refusal.code, message: refusal.message, ...(fields ? { fields } : {}) };
  return new Response(JSON.stringify(body), { status: refusal.status, headers });
};
