import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { AddRoutes } from '../http/createApp';
import type { SandboxConfig } from '../process/readConfig';
import type { CaptchaKeys } from '../services/captcha/Captcha';

/** How long a solved captcha is valid, in milliseconds. */
const LIFETIME_MS = 2 * 60_000;

/** Keys of the simulator. */
const keys = { siteKey: 'stand-in-site-key', secretKey: 'stand-in-secret' };

const VERIFY_PATH = '/simulators/captcha/siteverify';

/**
 * The captcha service to use: the configured one, else the simulator. The portal shows the
 * simulator's captcha only if the configuration asks for it.
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

/** A token for a solved captcha: the time, a random part and a signature. */
const issue = (now: number): string => {
  const text = `${now}.${randomBytes(9).toString('base64url')}`;
  return `${text}.${sign(text)}`;
};

type Verdict =
  | { success: true; challenge_ts: string }
  | { success: false; 'error-codes': string[] };

const refuse = (code: string): Verdict => ({ success: false, 'error-codes': [code] });

/** Verifies tokens as the real service does: once each, within two minutes, with the secret key. */
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

/** Simulates the captcha service: issues tokens to anyone who asks, and verifies them. */
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
