import { object, boolean, safeParse } from 'valibot';

/** Where the captcha's answers are verified, and by which keys. */
export interface CaptchaKeys {
  /** Stands in the portal's public configuration; null where registering asks for no captcha. */
  siteKey: string | null;
  secretKey: string;
  /** The script of the stand-in; null for the real service's. */
  scriptUrl: string | null;
  /** The real service's `siteverify`, or the stand-in's. */
  verifyUrl: string;
}

/** How long the captcha's service may take, in milliseconds. */
const PATIENCE_MS = 10_000;

const answerShape = object({ success: boolean() });

/**
 * Asks the captcha's service whether a token stands for a solved captcha. Each token is good once,
 * for two minutes.
 *
 * @throws Error when the service does not answer as it should
 */
export const askCaptchaService = async (
  { secretKey, verifyUrl }: CaptchaKeys,
  token: string,
): Promise<boolean> => {
  const response = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret: secretKey, response: token }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const parsed = safeParse(answerShape, await response.json());
  if (!response.ok || !parsed.success)
    throw new Error(`The captcha service answered ${response.status}.`);
  return parsed.output.success;
};
