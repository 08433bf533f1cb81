import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { AddRoutes } from '../http/createApp';
import type { SandboxConfig } from '../process/readConfig';
import type { CaptchaKeys } from '../services/captcha/Captcha';

/** How long a solved captcha is good for, in milliseconds. */
const LIFETIME_MS = 2 * 60_000;

/** Keys of the stand-in; the real service has its own. */
const keys = { siteKey: 'stand-in-site-key', secretKey: 'stand-in-secret' };

const VERIFY_PATH = '/simulators/captcha/siteverify';

/**
 * Who asks for a captcha and who verifies it. Without keys the stand-in does, and people meet it only
 * where the installation was told so.
 */
export const captchaKeysFor = (chosen: SandboxConfig['captcha'], url: string): CaptchaKeys =>
  chosen !== null && chosen !== 'simulator'
    ? chosen
    : {
        siteKey: chosen && keys.siteKey,
        secretKey: keys.secretKey,
        scriptUrl: '/sandbox/assets/captcha.js',
        verifyUrl: `${url}${VERIFY_PATH}`,
      };

const sign = (text: string): string =>
  createHmac('sha256', keys.secretKey).update(text).digest('base64url');

const isSigned = (text: string, signature: string): boolean => {
  const [expected, given] = [Buffer.from(sign(text)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
};

/** A token as solving the stand-in gives it: when it was solved, something random, a signature. */
const issue = (now: number): string => {
  const text = `${now}.${randomBytes(9).toString('base64url')}`;
  return `${text}.${sign(text)}`;
};

type Verdict =
  | { success: true; challenge_ts: string }
  | { success: false; 'error-codes': string[] };

const refuse = (code: string): Verdict => ({ success: false, 'error-codes': [code] });

/** Verifies as the real service does: each token once, within two minutes, by whoever has the secret. */
class Verifier {
  readonly #used = new Map<string, number>();

  verify(secret: string, token: string, now: number): Verdict {
    if (secret !== keys.secretKey) return refuse('invalid-input-secret');
    const [time = '', random = '', signature = ''] = token.split('.');
    if (!isSigned(`${time}.${random}`, signature)) return refuse('invalid-input-response');
    this.#forget(now);
    if (Number(time) < now - LIFETIME_MS || this.#used.has(token))
      return refuse('timeout-or-duplicate');
    this.#used.set(token, now);
    return { success: true, challenge_ts: new Date(Number(time)).toISOString() };
  }

  #forget(now: number): void {
    for (const [token, at] of this.#used) if (at < now - LIFETIME_MS) this.#used.delete(token);
  }
}

const form = async (c: Context) => new URLSearchParams(await c.req.text());

/**
 * Stands in for the captcha's service where none is configured: gives tokens for the asking, and
 * verifies them as the real one does.
 */
export const captchaRoutes = (): AddRoutes => {
  const verifier = new Verifier();
  return (app) => {
    app.post('/simulators/captcha/token', (c) => c.json({ token: issue(Date.now()) }));
    app.post(VERIFY_PATH, async (c) => {
      const given = await form(c);
      const secret = given.get('secret') ?? '';
      return c.json(verifier.verify(secret, given.get('response') ?? '', Date.now()));
    });
  };
};
