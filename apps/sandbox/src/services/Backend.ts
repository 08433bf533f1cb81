import type { BlockList } from 'node:net';
import type { SandboxClock } from './clock/SandboxClock';
import type { WithLock } from '../db/keyedLock';
import type { Db } from '../db/openDatabase';
import type { GatewayGrants } from './network/GatewayGrants';
import type { CardProvider } from './card-provider/CardProvider';
import type { CaptchaKeys } from './captcha/Captcha';
import type { KeyCardLinks } from './key-cards/KeyCardLinks';
import type { Wallet } from './key-cards/Wallet';
import type { AfterAnswer } from './messages/AfterAnswer';
import type { MessageSender } from './messages/MessageSender';
import type { PasswordHashes } from './sessions/PasswordHashes';
import type { SessionTokens } from './sessions/SessionTokens';
import type { SiteCatalogues } from './sites/SiteCatalogues';
import type { RateLimits } from './rate-limits/RateLimits';

/** What services use: database, clock, tokens, card provider, messages and more. */
export interface Backend {
  db: Db;
  catalogues: SiteCatalogues;
  /** Use `withBuyerLock` for what concerns a buyer's money. */
  withLock: WithLock;
  clock: SandboxClock;
  tokens: SessionTokens;
  passwords: PasswordHashes;
  cardProvider: CardProvider;
  messages: MessageSender;
  /** Sends messages whose sending must not show in the time of an answer. */
  afterAnswer: AfterAnswer;
  limits: RateLimits;
  grants: GatewayGrants;
  /** Those for which the operator signs passes, by the name in the address of a pass. */
  wallets: ReadonlyMap<string, Wallet>;
  keyCardLinks: KeyCardLinks;
  captcha: CaptchaKeys;
  /** The proxies whose word about a client's address is believed. */
  trustedProxies: BlockList;
  /** The origin under which browsers reach this process, without a trailing slash. */
  publicUrl: string;
  /**
   * The address of the pages that imitate other websites, such as chat and feedback. Null if people outside this machine can
   * reach this process: it has no such pages then.
   */
  standIns: string | null;
}
