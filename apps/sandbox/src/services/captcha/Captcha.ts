import { object, boolean, safeParse } from 'valibot';

/** Keys and addresses of the captcha service. */
export interface CaptchaKeys {
  /** Goes into the portal's public configuration; null if registration needs no captcha. */
  siteKey: string | null;
  secretKey: string;
  /** The simulator's script; null for the real service. */
  scriptUrl: string | null;
  /** The URL of `siteverify`, at the real service or the simulator. */
  verifyUrl: string;
}

/** Timeout for the captcha service, in milliseconds. */
const PATIENCE_MS = 10_000;

const answerShape = object({ success: boolean() });

/**
 * Asks the captcha service whether a token proves a solved captcha. A token is valid once, for two
 * minutes.
 * @throws Error when the service gives no valid response
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
