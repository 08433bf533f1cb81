import { keepDraft } from '~/session/storage/formDrafts';
import { paths } from '~/shared/routing/paths';

const notices = ['accountMade', 'activated', 'passwordChanged'] as const;
export type Notice = (typeof notices)[number];

/**
 * What the history entry of the log-in page says about how the user came there; null for nothing.
 */
export const readLoginNotice = (state: unknown): Notice | null => {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return null;
  return notices.find((notice) => notice === state.notice) ?? null;
};

/**
 * The arguments of `navigate` that open the log-in page after a success, with the address filled
 * in.
 */
export const toLogin = (notice: Notice, email: string | null) => {
  if (email) keepDraft('login', { email }, []);
  return [paths.login, { replace: true, state: { notice } }] as const;
};
