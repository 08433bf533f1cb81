import { defaultPublicConfig } from '@foyer/domain';
import type { Call, CallBase } from '../contract/define/defineCall';

/**
 * Where the paths of the contract start. The public configuration may replace the addresses with which
 * the page was served. Rule API-1.
 */
export type Bases = {
  readonly api: string;
  readonly auth: string;
  /** The portal's own origin; empty if it is the page's origin. */
  readonly portal: string;
  /** Empty if no router is configured. */
  readonly router: string;
};

/** Rule API-1. */
export const defaultBases: Bases = {
  api: defaultPublicConfig.apiBase,
  auth: defaultPublicConfig.authBase,
  portal: '',
  router: '',
};

/**
 * Encodes one part of a path. Browsers resolve "." and "..", encoded or not, and would then send
 * another call. This encodes them twice, so the server treats them like any unknown name.
 */
const pathPart = (value: string): string =>
  encodeURIComponent(/^\.\.?$/.test(value) ? value.replaceAll('.', '%2E') : value);

/** The URL of a call with its path parameters. */
export const callUrl = (
  call: Pick<Call, 'base' | 'path'>,
  bases: Readonly<Record<CallBase, string>>,
  params: Readonly<Record<string, string>> = {},
): string =>
  bases[call.base].replace(/\/$/, '') +
  call.path.replace(/:(\w+)/g, (_, name: string) => pathPart(params[name] ?? ''));
