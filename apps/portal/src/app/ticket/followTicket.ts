import type { TicketAnswer } from '@foyer/domain';
import { loadTexts, t } from '~/shared/i18n/i18n';
import { modalActions } from '~/shared/notices/modalActions';
import { modalShown, type ModalState } from '~/shared/notices/noticesSlice';
import { paths } from '~/shared/routing/paths';
import type { AppStore } from '~/session/store/createStore';

type Person = Record<'firstName' | 'email', string | null>;
type Said = Partial<ModalState> & { message: string };

/**
 * Says that a ticket of the gateway's address does not log in any more, or asks the user who is logged
 * in whether the ticket's user replaces them: now, and after each further start. Rules START-16 and
 * START-17.
 *
 * @param replaceSession starts again as the user of the ticket
 */
export const followTicket = (store: AppStore, replaceSession: () => Promise<void>): void => {
  let said: TicketAnswer | null = null;
  const sayNew = () => {
    const { ticket } = store.getState().session;
    if (ticket === said) return;
    said = ticket;
    if (ticket) void sayTicket(store, ticket, replaceSession).catch(() => undefined);
  };
  sayNew();
  store.subscribe(sayNew);
};

const sayTicket = async (
  store: AppStore,
  ticket: TicketAnswer,
  replaceSession: () => Promise<void>,
): Promise<void> => {
  if (ticket.state === 'accepted') return;
  await loadTexts('ticket');
  const user = store.getState().session.account?.siteUser ?? null;
  if (ticket.state === 'refused') store.dispatch(modalShown(refusal(user)));
  if (ticket.state === 'otherUser' && user)
    store.dispatch(modalShown(question(user, ticket, replaceSession)));
};

const refusal = (user: Person | null): Said => {
  if (user) return { message: t('ticket:refusedWhileLoggedIn', { name: shortName(user) }) };
  const action = 'logInAfterTicket';
  modalActions.register(action, () => {
    window.location.hash = `#${paths.login}`;
  });
  return { message: t('ticket:refused'), actionLabel: t('common:logIn'), action };
};

const question = (user: Person, other: Person, replaceSession: () => Promise<void>): Said => {
  const action = 'continueAsOtherUser';
  modalActions.register(action, () => void replaceSession());
  const areAlike = shortName(user) === shortName(other);
  const nameOf = areAlike ? longName : shortName;
  return {
    message: t('ticket:otherUser', { user: longName(user), other: longName(other) }),
    closeLabel: t('ticket:stay', { name: nameOf(user) }),
    actionLabel: t('ticket:continue', { name: nameOf(other) }),
    action,
  };
};

const shortName = ({ firstName, email }: Person): string => firstName || email || '';

const longName = ({ firstName, email }: Person): string =>
  firstName && email ? `${firstName} (${email})` : firstName || email || '';
