import { and, isNull, lt, lte } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { declarations } from '../../db/schema/declarations';
import { confirmDeclaration } from '../declarations/declarations';
import { MAX_ATTEMPTS } from '../messages/mailRetries';
import { forEachSettled } from './forEachSettled';

/** Confirms the declarations whose mails failed, or whose process died. Rule LAW-18. */
export const confirmDeclarations = async (backend: Backend, now: number): Promise<void> => {
  const open = await backend.db
    .select({ id: declarations.id })
    .from(declarations)
    .where(
      and(
        isNull(declarations.confirmedAt),
        lt(declarations.mailAttempts, MAX_ATTEMPTS),
        lte(declarations.mailDueAt, now),
      ),
    );
  await forEachSettled('Confirming a declaration', open, ({ id }) =>
    confirmDeclaration(backend, id),
  );
};
