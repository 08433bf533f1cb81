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
      'The origin under which people reach the portal. The gateway sends devices there, so give the portal’s origin, not the backend’s.',
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
    meaning: 'Whom to ask for help if the portal’s JavaScript can’t run.',
  },
  {
    name: 'backend',
    variable: 'FOYER_BACKEND',
    type: 'text',
    standard: '',
    meaning:
      'The backend to which the web server passes calls, such as `http://127.0.0.1:4000`. Leave it empty if the backend has an origin of its own.',
  },
  {
    name: 'backendPaths',
    variable: 'FOYER_BACKEND_PATHS',
    type: 'list',
    standard: ['/api/', '/auth/', '/speed-test/'],
    meaning: 'The paths that the web server passes to the backend.',
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
      'Whether browsers refuse a plain text in places where it could become a script (trusted types). Default: on. If you switch on a third party that we haven’t tested with it, browsers only report.',
  },
  {
    name: 'secureForms',
    variable: 'FOYER_SECURE_FORMS',
    type: 'flag',
    standard: false,
    meaning:
      'Set to true if the router’s form and the page after it use https. A browser then refuses a form for plain http.',
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
      'Whether the web server listens on IPv6 too. Set to false if the system has no IPv6: nginx does not start there otherwise.',
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
    meaning: 'The file of the certificate’s key.',
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
