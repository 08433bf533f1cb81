import type { RoutePath } from '../guards/routes';
import type { OwnMessage } from '../messages/message';
import { type CatalogueRow, errorCatalogue } from './catalogue';
import type { FailureKind, Failures, Presentation } from './failures';

/** What the portal does about a failure. */
export type FailureResponse = {
  /** The row of the catalogue: for logs, and for tests that walk it. */
  readonly id: string;
  readonly message: OwnMessage | null;
  readonly show: Presentation;
  /** Milliseconds that a snackbar stays; null without one. */
  readonly timeout: number | null;
  readonly goTo: RoutePath | null;
  readonly rerun: 'gatewayLogin' | null;
  readonly logged: boolean;
};

const unheardOf: CatalogueRow<unknown> = {
  id: 'unknown',
  message: () => ({ key: 'errors.generic' }),
  show: 'dialog',
};

/** Looks a failure up in the catalogue of specification, section 8. */
export const respondTo = <K extends FailureKind>(kind: K, facts: Failures[K]): FailureResponse => {
  const rows: readonly CatalogueRow<Failures[K]>[] = errorCatalogue[kind] ?? [];
  const row = rows.find((candidate) => candidate.when?.(facts) ?? true) ?? unheardOf;
  const { id, show, timeout, goTo, rerun, logged }: Omit<CatalogueRow<never>, 'message'> = row;
  return {
    id,
    message: row.message(facts),
    show,
    timeout: timeout ?? null,
    goTo: goTo ?? null,
    rerun: rerun ?? null,
    logged: logged ?? false,
  };
};

/**
 * A log-in's message is returned to whoever asked; outside the network it is thrown instead.
 * Specification, section 8, "Login".
 */
export const isLoginMessageThrown = ({
  outsideNetwork,
}: Pick<Failures['login'], 'outsideNetwork'>) => outsideNetwork;
