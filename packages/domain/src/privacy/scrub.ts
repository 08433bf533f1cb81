/**
 * Removes secrets and personal data from whatever leaves the browser for somebody other than the
 * portal's own backend. Rule LOG-3.
 */
const REMOVED = '***';

const MAC = /^[0-9a-f]{2}([:-][0-9a-f]{2}){5}$/i;
const FILE = /\.(?:m?js|css|json|html|woff2?|svg|png|jpe?g|map)$/i;
const API_VERSION = /^v\d{1,2}$/;
const SECRET_NAME =
  /passw|passphrase|passcode|secret|token|otp$|^code$|smscode|activationcode|ticket|e?mail|phone|username|firstname|lastname|authori[sz]ation|cookie/;

/** Every value of a query, whatever its name: a link may carry anything. */
const queryValues = (text: string): string =>
  text.replace(/([?&][^=&?#\s"'<>]{1,80}=)[^&#\s"'<>]*/g, `$1${REMOVED}`);

const tokens = (text: string): string =>
  text
    .replace(/\b[a-z]{2,9}_\w{1,200}_secret_[\w%-]+/gi, REMOVED)
    .replace(/(?:[\w-]{2,400}\.)?\beyJ[\w-]+(?:\.[\w-]*)*/g, REMOVED)
    .replace(/\b(bearer|basic)\s+[^\s"',;]+/gi, `$1 ${REMOVED}`);

const NAME = /\b([\w-]{1,40})\\?["']?\s{0,3}[:=]\s{0,3}/g;
const VALUE = /(\\?")[^"]*"?|(\\?')[^']*'?|[^\s,;&"'{}[\]]+/y;

/** `name: value`, `name=value` and JSON, also cut off in the middle. A value may hold a name with a value of its own. */
const namedValues = (text: string): string => {
  let clean = '';
  let end = 0;
  for (const { 0: found, 1: name = '', index } of text.matchAll(NAME)) {
    if (index < end || !isSecretName(name)) continue;
    VALUE.lastIndex = index + found.length;
    const value = VALUE.exec(text);
    if (!value) continue;
    const quote = value[1] ?? value[2] ?? '';
    clean += `${text.slice(end, value.index)}${quote}${REMOVED}${quote}`;
    end = VALUE.lastIndex;
  }
  return clean + text.slice(end);
};

const contacts = (text: string): string =>
  text
    .replace(
      /[^\s@"'<>()/?&=,;:]{1,64}(?:@|%40)[^\s@"'<>()/?&=,;:]{1,255}\.[^\s@"'<>()/?&=,;:\d.]{2,}/gi,
      REMOVED,
    )
    .replace(/\b[0-9a-f]{2}(?:(?:[:-]|%3a)?[0-9a-f]{2}){5}\b(?!\.\w)/gi, REMOVED)
    .replace(/\b[0-9a-f]{4}(?:\.[0-9a-f]{4}){2}\b/gi, REMOVED)
    .replace(/\+\d[\d ()-]{5,18}\d/g, REMOVED);

/** Codes and ids in a path. Names of files and hosts stay, so that a stack trace can be read. */
const pathParts = (text: string): string =>
  text
    .replace(/(\/(?:check-code|validate)\/)[^/?#\s"'<>]+/g, `$1${REMOVED}`)
    .replace(/\/([^/?#\s"'<>():,;]*\d[^/?#\s"'<>():,;]*)/g, (found, part: string, at: number) =>
      text[at - 1] === '/' || FILE.test(part) || API_VERSION.test(part) ? found : `/${REMOVED}`,
    );

/** Codes in a sentence, such as "Your code is 123 456". Ports, lines and columns stay. */
const digits = (text: string): string =>
  text.replace(/(^|[^\w.:/-])(?:\d{3}[ -]\d{3}|\d{4,})(?![\w:-])/g, `$1${REMOVED}`);

const isSecretName = (name: string): boolean =>
  SECRET_NAME.test(name.toLowerCase().replace(/[_-]/g, ''));

/** The text without codes, tokens, contacts, and values of queries. Addresses keep their shape. */
export const scrubText = (text: string): string =>
  [queryValues, tokens, namedValues, contacts, pathParts, digits].reduce(
    (clean, step) => step(clean),
    text,
  );

const MAX_DEPTH = 8;

/**
 * A copy of a value in which every text is scrubbed and every value with a secret's name removed. The
 * field `mac` keeps a device's address (LOG-2).
 */
export const scrub = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MAX_DEPTH) return REMOVED;
  if (Array.isArray(value)) return value.map((each) => scrub(each, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, unknown]) => [
      name,
      scrubField(name, each, depth + 1),
    ]),
  );
};

const scrubField = (name: string, value: unknown, depth: number): unknown => {
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (isSecretName(name)) return REMOVED;
  return name === 'mac' && typeof value === 'string' && MAC.test(value)
    ? value
    : scrub(value, depth);
};
