import {
  endsStraightAway,
  endsWithMinimumTerm,
  type Instant,
  type Termination,
  type TerminationKind,
  type TerminationPreview,
} from '@foyer/domain';
import { useState } from 'react';
import { useFormProblem } from '~/product/forms/useFormProblem';
import { httpErrorOf } from '~/session/api/httpError';
import { refreshSession } from '~/session/refreshSession';
import { clearDraft } from '~/session/storage/formDrafts';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import {
  useDeclareTerminationMutation,
  usePreviewTerminationMutation,
  useTerminateContractMutation,
} from './termination.api';

/** The order that is to end, as the user names it. */
export type NamedOrder = Record<'name' | 'orderNumber' | 'email', string> & {
  /** The important reason of an extraordinary cancellation; empty for an ordinary one. Rule LAW-16. */
  reason: string;
  /** The day on which the contract is to end, as `2027-03-31`; empty for the earliest one. Rule LAW-6. */
  endsOn: string;
};

/** The day that the user asks for, as an instant in UTC; null for the earliest one. */
export const wishedEndOf = ({ endsOn }: Pick<NamedOrder, 'endsOn'>): Instant | null =>
  endsOn ? Date.parse(endsOn) : null;

/** What the request for a declaration says: an empty field is left out. */
const requestOf = (kind: TerminationKind, { reason, endsOn, ...named }: NamedOrder) => ({
  kind,
  ...named,
  ...(reason.trim() && { reason }),
  ...(endsOn && { endsOn: `${endsOn}T00:00:00Z` }),
});

/**
 * The refusals after which the declaration can be sent to support as it is: the last day to withdraw may pass before
 * another try is allowed. A cancellation that changes nothing needs none of these. Rule LAW-18.
 */
const sendableAfter: Readonly<Record<TerminationKind, readonly string[]>> = {
  withdraw: [
    'ORDER_NOT_FOUND',
    'PLAN_ENDED',
    'WITHDRAWAL_OVER',
    'STATE_CONFLICT',
    'TOO_MANY_REQUESTS',
  ],
  cancel: ['ORDER_NOT_FOUND', 'ORDER_IS_PAUSE', 'TOO_MANY_REQUESTS'],
};

/** The steps: name the order, check what ending it does, done; or sent to support, where the server refuses. Rules LAW-3 and LAW-18. */
export type TerminationState =
  | { step: 'name' }
  | { step: 'check'; order: NamedOrder; preview: TerminationPreview; isNew: boolean }
  | { step: 'sent'; order: NamedOrder; receivedAt: Instant }
  | {
      step: 'done';
      order: NamedOrder;
      termination: Termination;
      hasEnded: boolean;
      /** Whether the minimum term keeps the plan until its end. */
      withTerm: boolean;
    };

/** What follows on the form: its figures, the same with a warning that they are new, or the end straight away. */
export type NextStep = 'check' | 'checkAgain' | 'end';

/** The draft in which the form keeps what the user types. */
export const draftOf = (kind: TerminationKind): string => `termination-${kind}`;

/** Ends a contract in two steps, or in one where the site's law wants that. Figures that are old are shown again before anything happens. */
export const useTermination = (kind: TerminationKind) => {
  const dispatch = useAppDispatch();
  const loggedIn = useAppSelector(({ session }) => session.isLoggedIn);
  const [askPreview] = usePreviewTerminationMutation();
  const [terminate, { isLoading: isEnding }] = useTerminateContractMutation();
  const [declare, { isLoading: isSending }] = useDeclareTerminationMutation();
  const [isSendable, setSendable] = useState(false);
  const [state, setState] = useState<TerminationState>({ step: 'name' });
  const { problem, showProblem, handleError, clear } = useFormProblem();

  const end = async (order: NamedOrder, preview: TerminationPreview): Promise<void> => {
    const { data, error } = await terminate({ ...requestOf(kind, order), asOf: preview.asOf });
    if (data) {
      setState({
        step: 'done',
        order,
        termination: data,
        hasEnded: endsStraightAway(preview),
        withTerm: endsWithMinimumTerm(preview, wishedEndOf(order)),
      });
      if (loggedIn) await dispatch(refreshSession());
    } else if (httpErrorOf(error)?.code === 'PREVIEW_EXPIRED') await check(order, 'checkAgain');
    else if (error) showProblem('api', error);
  };

  /** For a form's `onSend`. */
  const check = async (order: NamedOrder, next: NextStep) => {
    const isNew = next === 'checkAgain';
    clear();
    const { name: _, ...asked } = requestOf(kind, order);
    const { data, error } = await askPreview(asked);
    setSendable(sendableAfter[kind].includes(httpErrorOf(error)?.code ?? ''));
    if (error && !isNew) return handleError(error, order);
    if (error) {
      // The step that shows has no field for the error.
      showProblem('api', error);
      return null;
    }
    if (next === 'end') await end(order, data);
    else setState({ step: 'check', order, preview: data, isNew });
    return null;
  };

  const confirm = async (): Promise<void> => {
    if (state.step !== 'check' || isEnding) return;
    clear();
    await end(state.order, state.preview);
  };

  /** Sends the declaration to support as it is now in the form. Rule LAW-18. */
  const send = async (order: NamedOrder): Promise<void> => {
    if (isSending) return;
    const { data, error } = await declare(requestOf(kind, order));
    if (error) showProblem('api', error);
    else if (data) {
      clearDraft(draftOf(kind));
      setState({ step: 'sent', order, receivedAt: data.receivedAt });
    } else {
      // The backend has no such call.
      setSendable(false);
    }
  };

  /** Back to naming the order. */
  const startOver = (): void => {
    clear();
    setState({ step: 'name' });
  };

  const sendAnyway = isSendable && { send, isSending };
  return { state, problem, check, confirm, isEnding, startOver, sendAnyway };
};
