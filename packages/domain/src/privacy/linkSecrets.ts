/** Parameters of a link to the portal that let anyone who reads them act as the person. */
const SECRET_PARAMETERS = [
  'code',
  'token',
  'payment_intent_client_secret',
  'setup_intent_client_secret',
];

/**
 * Separates the secrets of a link from the rest of its query, so that they do not stay in the address.
 * Rule LOG-4.
 *
 * @param search a query with or without its question mark
 * @returns null when it has no secret; else the query that stays, and the code of a mailed link
 */
export const takeLinkSecrets = (search: string): { search: string; code: string | null } | null => {
  const parts = search.replace(/^\?/, '').split('&');
  const isSecret = (part: string): boolean => SECRET_PARAMETERS.includes(nameOf(part));
  if (!parts.some(isSecret)) return null;
  const code = parts.find((part) => nameOf(part) === 'code');
  const rest = parts.filter((part) => !isSecret(part)).join('&');
  return { search: rest && `?${rest}`, code: code === undefined ? null : valueOf(code) };
};

const nameOf = (part: string): string => part.split('=', 1)[0] ?? '';

const valueOf = (part: string): string => {
  const text = part.slice(part.indexOf('=') + 1).replace(/\+/g, ' ');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
