import type { SandboxClock } from '../clock/SandboxClock';
import type { Db } from '../db/openDatabase';
import type { GatewayGrants } from '../services/network/GatewayGrants';
import type { Payments } from '../payments/Payments';
import type { CaptchaKeys } from '../services/captcha/Captcha';
import type { MessageSender } from '../services/messages/MessageSender';
import type { SessionTokens } from '../services/sessions/SessionTokens';
import type { RateLimits } from './RateLimits';

/** What every service works with. */
export interface Backend {
  db: Db;
  clock: SandboxClock;
  tokens: SessionTokens;
  payments: Payments;
  messages: MessageSender;
  limits: RateLimits;
  grants: GatewayGrants;
  captcha: CaptchaKeys;
  /** The origin under which browsers reach this process, without a trailing slash. */
  publicUrl: string;
}
