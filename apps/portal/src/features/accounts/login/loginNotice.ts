import { keepDraft } from '~/session/storage/drafts';
import { paths } from '~/shared/routing/paths';

const notices = ['accountMade', 'activated', 'passwordChanged'] as const;
export type Notice = (typeof notices)[number];

/** What the history entry of the login page says about how one came there; null for nothing. */
export const readLoginNotice = (state: unknown): Notice | null => {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return null;
  return notices.find((notice) => notice === state.notice) ?? null;
};

/** Where to go, as `navigate` wants it, to log in after something went well; the address is filled in. */
export const toLogin = (notice: Notice, email: string | null) => {
  if (email) keepDraft('login', { email }, []);
  return [paths.login, { replace: true, state: { notice } }] as const;
};
