import type { CallName, calls } from '@foyer/api-client/contract';
import type { Handler } from './Handler';

/** A handler for each of some calls, by name: leaving one out does not compile. */
export type Handlers<K extends CallName> = { readonly [N in K]: Handler<(typeof calls)[N]> };
