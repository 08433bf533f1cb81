import { calls } from '@foyer/api-client/contract';
import { installationOf, type Installation } from '@foyer/domain';
import { parse } from 'valibot';
import type { ValueType } from './configurationKeys';

/** What an operator decides about one installation: the content of `installation.json`. */
export interface Settings {
  /** The content of `public-config.json`, on the wire. */
  publicConfig: Readonly<Record<string, unknown>>;
  publicUrl: string;
  portalPath: string;
  help: string;
  backend: string;
  backendPaths: readonly string[];
  chatOrigins: readonly string[];
  pictureOrigins: readonly string[];
  enforceTrustedTypes: boolean | null;
  secureForms: boolean;
  reportsTo: string;
  port: number;
  ipv6: boolean;
  certificate: string;
  certificateKey: string;
}

type Name = Exclude<keyof Settings, 'publicConfig'>;

/** One setting beside the public configuration. */
export interface SettingRow {
  name: Name;
  variable: string;
  type: ValueType;
  standard: Settings[Name];
  meaning: string;
}

/** Every setting beside the public configuration, with its default. The documentation prints this table. */
export const settingRows: readonly SettingRow[] = [
  {
    name: 'publicUrl',
    variable: 'FOYER_PUBLIC_URL',
    type: 'text',
    standard: 'https://localhost:8443',
    meaning:
      'The origin under which people reach the portal. The gateway sends devices there, so it is the portal’s own, not the backend’s.',
  },
  {
    name: 'portalPath',
    variable: 'FOYER_PORTAL_PATH',
    type: 'text',
    standard: '/v2/',
    meaning: 'The path of the portal, with a slash at both ends.',
  },
  {
    name: 'help',
    variable: 'FOYER_HELP',
    type: 'text',
    standard: '',
    meaning: 'Whom to ask for help where the portal’s JavaScript cannot run.',
  },
  {
    name: 'backend',
    variable: 'FOYER_BACKEND',
    type: 'text',
    standard: '',
    meaning:
      'A backend that the web server passes calls on to, such as `http://127.0.0.1:4000`. Empty where the backend has an origin of its own.',
  },
  {
    name: 'backendPaths',
    variable: 'FOYER_BACKEND_PATHS',
    type: 'list',
    standard: ['/api/', '/auth/', '/speed-test/'],
    meaning: 'The paths that are passed on.',
  },
  {
    name: 'chatOrigins',
    variable: 'FOYER_CHAT_ORIGINS',
    type: 'list',
    standard: [],
    meaning: 'Origins of the chat’s script, which the backend names (`GET /live-agent`).',
  },
  {
    name: 'pictureOrigins',
    variable: 'FOYER_PICTURE_ORIGINS',
    type: 'list',
    standard: [],
    meaning: 'Origins of the operator’s pictures; without any, every https address is allowed.',
  },
  {
    name: 'enforceTrustedTypes',
    variable: 'FOYER_ENFORCE_TRUSTED_TYPES',
    type: 'flag',
    standard: null,
    meaning:
      'Whether a plain text is refused where scripts could come from. Without a value: yes, unless a third party is on that nobody has tried under it; then it is only reported.',
  },
  {
    name: 'secureForms',
    variable: 'FOYER_SECURE_FORMS',
    type: 'flag',
    standard: false,
    meaning:
      'Whether forms go by https alone: the router’s, and the page that it leads to. A browser then refuses a form for plain http.',
  },
  {
    name: 'reportsTo',
    variable: 'FOYER_REPORTS_TO',
    type: 'text',
    standard: '',
    meaning: 'Where browsers send reports of what the policy refused.',
  },
  {
    name: 'port',
    variable: 'FOYER_PORT',
    type: 'number',
    standard: 8443,
    meaning: 'The port that the web server listens on.',
  },
  {
    name: 'ipv6',
    variable: 'FOYER_IPV6',
    type: 'flag',
    standard: true,
    meaning:
      'Whether the web server listens on IPv6 too. Switch it off where the system has no IPv6: nginx does not start there with it.',
  },
  {
    name: 'certificate',
    variable: 'FOYER_CERTIFICATE',
    type: 'text',
    standard: '',
    meaning:
      'The file of the TLS certificate with its chain. Empty: plain HTTP, behind a proxy that ends TLS.',
  },
  {
    name: 'certificateKey',
    variable: 'FOYER_CERTIFICATE_KEY',
    type: 'text',
    standard: '',
    meaning: 'The file of its key.',
  },
];

/** The settings of an installation that says nothing. */
export const standardSettings = (): Settings =>
  ({
    publicConfig: {},
    ...Object.fromEntries(settingRows.map(({ name, standard }) => [name, standard])),
  }) as Settings;

/**
 * What the headers and the walled garden depend on.
 *
 * @throws ValiError where the public configuration breaks its schema
 */
export const installationFrom = (settings: Settings): Installation =>
  installationOf(parse(calls.getPublicConfig.answer, settings.publicConfig), {
    isSecure: settings.publicUrl.startsWith('https:'),
    chatOrigins: settings.chatOrigins,
    pictureOrigins: settings.pictureOrigins,
    enforcesTrustedTypes: settings.enforceTrustedTypes,
    sendsFormsSecurely: settings.secureForms,
    reportsTo: settings.reportsTo || null,
  });
