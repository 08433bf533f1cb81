/** What RFC 8908 says a captive portal API answers, as received. */
export type CaptiveAnswer = {
  readonly status: number;
  readonly contentType: string;
  readonly cacheControl: string;
  /** The parsed body; anything. */
  readonly body: unknown;
};

export const CAPTIVE_TYPE = 'application/captive+json';

const isSecureAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^https:\/\/[^/]/i.test(value);
const isCount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** The six fields of RFC 8908: what each must be, and in words. */
const fields: Readonly<Record<string, readonly [fits: (value: unknown) => boolean, what: string]>> =
  {
    captive: [(value) => typeof value === 'boolean', 'true or false'],
    'user-portal-url': [isSecureAddress, 'an https address'],
    'venue-info-url': [isSecureAddress, 'an https address'],
    'can-extend-session': [(value) => typeof value === 'boolean', 'true or false'],
    'seconds-remaining': [isCount, 'a whole number of seconds'],
    'bytes-remaining': [isCount, 'a whole number of bytes'],
  };

/** These say what is left of access, so they mean nothing where there is none. */
const onlyOnline = ['seconds-remaining', 'bytes-remaining'];

/**
 * What is wrong with an answer of a captive portal API, in sentences; none where it is right.
 *
 * @param isLocal `-url` fields of plain http count as right, for a machine without certificates
 */
export const captiveProblems = (
  { status, contentType, cacheControl, body }: CaptiveAnswer,
  isLocal = false,
): string[] => {
  if (status !== 200) return [`It answers ${status}, not 200.`];
  const problems: string[] = [];
  if (contentType.split(';')[0]?.trim().toLowerCase() !== CAPTIVE_TYPE)
    problems.push(`Its type is "${contentType}", not ${CAPTIVE_TYPE}.`);
  for (const word of ['private', 'no-store'])
    if (
      !cacheControl
        .toLowerCase()
        .split(/[\s,]+/)
        .includes(word)
    )
      problems.push(`Cache-Control has no "${word}": each device needs an answer of its own.`);
  if (typeof body !== 'object' || body === null) return [...problems, 'It isn’t a JSON object.'];
  const given = body as Record<string, unknown>;
  if (given['captive'] === undefined) problems.push('It has no "captive".');
  if (given['captive'] === true && given['user-portal-url'] === undefined)
    problems.push('It says captive, but not where the portal is ("user-portal-url").');
  for (const [name, [fits, what]] of Object.entries(fields)) {
    const value = given[name];
    const isAllowed =
      fits(value) || (isLocal && name.endsWith('-url') && String(value).startsWith('http:'));
    if (value !== undefined && !isAllowed) problems.push(`"${name}" is not ${what}.`);
  }
  if (given['captive'] === true)
    for (const name of onlyOnline)
      if (given[name] !== undefined) problems.push(`"${name}" has no meaning while captive.`);
  return problems;
};
