import type { BlockList } from 'node:net';
import { resolve } from 'node:path';
import type { CaptchaKeys } from '../services/captcha/Captcha';
import type { CardProviderAddress } from '../services/card-provider/connectCardProvider';
import type { WalletKeys } from '../services/key-cards/openWallets';
import { readAppleWallet } from './readAppleWallet';
import { readGoogleWallet } from './readGoogleWallet';
import { readTogether } from './readTogether';
import { readTrustedProxies } from './readTrustedProxies';
import { StartFailure } from './StartFailure';

/** The configuration, read once when the process starts. */
export interface SandboxConfig extends WalletKeys {
  port: number;
  /** Interface to listen on, for example `0.0.0.0`; null listens on this machine's own only. */
  host: string | null;
  /** Absolute path of the data folder. */
  dataDir: string;
  /** Removes what the data folder holds before starting. */
  reset: boolean;
  /** PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | null;
  /** The origin under which browsers reach this process, without a trailing slash. */
  publicUrl: string;
  /** Origins of portals that are served elsewhere; their scripts may call the API. */
  portalOrigins: readonly string[];
  /** The proxies whose word about a client's address is believed. */
  trustedProxies: BlockList;
  /** The card provider to use; null when the program is to start the simulator. */
  cardProvider: CardProviderAddress | null;
  /** The account at the card provider that the operator has changed to; null without a change. */
  cardProviderAccount: string | null;
  /** Whether others than this machine's people may pay with a test card. */
  testPayments: boolean;
  /** SMTP server to use instead of the built-in capture server. */
  smtpUrl: string | null;
  /** The captcha's keys, or `simulator`; null when registration asks for no captcha. */
  captcha: CaptchaKeys | 'simulator' | null;
  /** Logarithm of the scrypt parameter N to base 2; null for the recommended one. */
  passwordCost: number | null;
  /** False for load tests: no limits but those of guesses. */
  rateLimits: boolean;
  /** Adds a thousand plans, five thousand devices and ten thousand invoices. */
  bigSeeds: boolean;
}

/** Where Google verifies the answers to its captcha. */
const REAL_VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';

type Environment = Readonly<Record<string, string | undefined>>;

const readPort = (text: string | undefined): number => {
  if (text === undefined || text === '') return 4000;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_535) return port;
  throw new StartFailure(`PORT is "${text}", which is not a port number between 1 and 65534.`);
};

const listOf = (text = ''): string[] => text.split(/[\s,]+/).filter((entry) => entry !== '');

const readOrigin = (name: string, text: string): string => {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new StartFailure(
    `${name} has "${text}", which is not an address like https://wifi.example.`,
  );
};

const readOrigins = (text: string | undefined): string[] =>
  listOf(text).map((entry) => readOrigin('PORTAL_ORIGINS', entry));

const readPasswordCost = (text: string | undefined): number | null => {
  if (text === undefined || text === '') return null;
  const cost = Number(text);
  if (Number.isInteger(cost) && cost >= 10 && cost <= 20) return cost;
  throw new StartFailure(
    `PASSWORD_COST is "${text}", which is not a whole number from 10 to 20: the hash takes 2 to that power steps.`,
  );
};

const readCardProvider = (env: Environment): CardProviderAddress | null => {
  const secretKey = env['STRIPE_SECRET_KEY'];
  if (!secretKey) return null;
  const publishableKey = env['STRIPE_PUBLISHABLE_KEY'];
  if (!publishableKey)
    throw new StartFailure(
      'STRIPE_SECRET_KEY is set without STRIPE_PUBLISHABLE_KEY, which the portal needs too.',
    );
  return {
    origin: env['STRIPE_API_ORIGIN'] ?? null,
    secretKey,
    publishableKey,
    webhookSecret: env['STRIPE_WEBHOOK_SECRET'] || null,
  };
};

const readTestPayments = (text: string | undefined): boolean => {
  if (text === undefined || text === '') return false;
  if (text === 'on') return true;
  throw new StartFailure(
    `TEST_PAYMENTS is "${text}": set it to on, so that a test card pays for everybody, or leave it out.`,
  );
};

const readCaptcha = (env: Environment): CaptchaKeys | null => {
  const keys = readTogether(env, ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY']);
  if (keys === null) return null;
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = keys;
  const verifyUrl = env['RECAPTCHA_VERIFY_URL'] ?? REAL_VERIFY_URL;
  return { siteKey, secretKey, scriptUrl: null, verifyUrl };
};

const knownArguments = new Set(['--reset', '--big-seeds', '--captcha', '--']);

const readArguments = (args: readonly string[]) => {
  const unknown = args.find((argument) => !knownArguments.has(argument));
  if (unknown)
    throw new StartFailure(
      `"${unknown}" is not an option; there are --reset, --big-seeds and --captcha.`,
    );
  return {
    reset: args.includes('--reset'),
    bigSeeds: args.includes('--big-seeds'),
    asksCaptcha: args.includes('--captcha'),
  };
};

/**
 * Reads the environment and the command line.
 *
 * @throws StartFailure when a value cannot be used
 */
export const readConfig = (env: Environment, args: readonly string[]): SandboxConfig => {
  const port = readPort(env['PORT']);
  const { asksCaptcha, ...options } = readArguments(args);
  // The books would be deleted and the customers that belong to them kept.
  if (options.reset && env['DATABASE_URL'])
    throw new StartFailure(
      '--reset deletes the data folder only, not the database of DATABASE_URL: empty that database and remove the data folder yourself.',
    );
  return {
    port,
    host: env['HOST'] || null,
    dataDir: resolve(env['DATA_DIR'] ?? '.foyer'),
    databaseUrl: env['DATABASE_URL'] ?? null,
    publicUrl: readOrigin('PUBLIC_URL', env['PUBLIC_URL'] || `http://localhost:${port}`),
    portalOrigins: readOrigins(env['PORTAL_ORIGINS']),
    trustedProxies: readTrustedProxies(env['TRUST_PROXY']),
    cardProvider: readCardProvider(env),
    cardProviderAccount: env['CARD_PROVIDER_ACCOUNT'] || null,
    testPayments: readTestPayments(env['TEST_PAYMENTS']),
    smtpUrl: env['SMTP_URL'] ?? null,
    captcha: readCaptcha(env) ?? (asksCaptcha ? 'simulator' : null),
    appleWallet: readAppleWallet(env),
    googleWallet: readGoogleWallet(env),
    passwordCost: readPasswordCost(env['PASSWORD_COST']),
    rateLimits: env['RATE_LIMITS'] !== 'off',
    ...options,
  };
};
