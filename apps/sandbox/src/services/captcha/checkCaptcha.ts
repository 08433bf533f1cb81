import type { Backend } from '../Backend';
import { ServiceError } from '../ServiceError';
import { findCodeByHash, hashCode, saveCode, consumeCode } from '../one-time-codes/oneTimeCodes';
import { askCaptchaService } from './Captcha';
import { logError } from '../../process/logError';

const failed = () =>
  new ServiceError('CAPTCHA_FAILED', 'We couldn’t check that you’re a person. Try again.', {
    fields: { recaptchaToken: 'Solve the captcha again.' },
  });

const ask = async ({ captcha }: Backend, token: string): Promise<boolean> => {
  try {
    return await askCaptchaService(captcha, token);
  } catch (error) {
    logError('We couldn’t verify the captcha', error);
    throw new ServiceError('UPSTREAM', 'We couldn’t check the captcha. Try again.');
  }
};

/**
 * Verifies a captcha and stores for some minutes that it was solved. The service accepts a token
 * only once, and the registration that follows sends the same token.
 * @throws ServiceError `CAPTCHA_FAILED`, `UPSTREAM`
 */
export const verifyCaptcha = async (backend: Backend, token: string): Promise<void> => {
  if (!(await ask(backend, token))) throw failed();
  await saveCode(backend.db, backend.clock.now(), 'captcha', token);
};

/**
 * Refuses a registration without a solved captcha, if the configuration asks for captchas.
 * @throws ServiceError `CAPTCHA_FAILED`, `UPSTREAM`
 */
export const requireCaptcha = async (
  backend: Backend,
  token: string | undefined,
): Promise<void> => {
  const { captcha, db, clock } = backend;
  if (captcha.siteKey === null) return;
  if (!token) throw failed();
  const known = await findCodeByHash(db, hashCode('captcha', null, token));
  const isGood = known && known.expiresAt > clock.now();
  if (isGood && (await consumeCode(db, known.id, clock.now()))) return;
  if (known || !(await ask(backend, token))) throw failed();
};
