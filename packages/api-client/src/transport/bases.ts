import { defaultPublicConfig } from '@foyer/domain';
import type { Call, CallBase } from '../contract/define/defineCall';

/**
 * Where the paths of the contract start. The public configuration may name others than the page was
 * served with. Rule API-1.
 */
export type Bases = {
  readonly api: string;
  readonly auth: string;
  /** The portal's own origin: empty for the page's. */
  readonly portal: string;
  /** Empty where no router is configured. */
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
 * One part of a path. A "." or ".." would be resolved by every browser, encoded or not, and so ask
 * another call: it is encoded once more, and the server says of it what it says of any unknown name.
 */
const pathPart = (value: string): string =>
  encodeURIComponent(/^\.\.?$/.test(value) ? value.replaceAll('.', '%2E') : value);

/** The address of a call, its path parameters filled in. */
export const callUrl = (
  call: Pick<Call, 'base' | 'path'>,
  bases: Readonly<Record<CallBase, string>>,
  params: Readonly<Record<string, string>> = {},
): string =>
  bases[call.base].replace(/\/$/, '') +
  call.path.replace(/:(\w+)/g, (_, name: string) => pathPart(params[name] ?? ''));
