import {
  endsStraightAway,
  MINUTE,
  endsWithMinimumTerm,
  type Instant,
  type Termination,
  type TerminationKind,
  type TerminationPreview,
} from '@foyer/domain';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormProblem } from '~/product/forms/useFormProblem';
import { httpErrorOf } from '~/session/api/httpError';
import { refreshSession } from '~/session/refreshSession';
import { clearDraft } from '~/session/storage/formDrafts';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { useQueryChoices } from '~/shared/routing/useQueryChoices';
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

/** Ends a contract in two steps, or in one where the site's law wants that. Figures that are old are shown again before anything happens. */
export const useTermination = (kind: TerminationKind) => {
  const dispatch = useAppDispatch();
  const loggedIn = useAppSelector(({ session }) => session.isLoggedIn);
  const [askPreview] = usePreviewTerminationMutation();
  const [terminate, { isLoading: isEnding }] = useTerminateContractMutation();
  const [declare, { isLoading: isSending }] = useDeclareTerminationMutation();
  const [isSendable, setSendable] = useState(false);
  const { state, goTo, goBack, order: orderInAddress } = useSteps();
  const { problem, showProblem, handleError, clear } = useFormProblem();
  // An address that names an order fills in that one, not what was typed about another.
  const draft = `termination-${kind}-${orderInAddress}`;

  const end = async (order: NamedOrder, preview: TerminationPreview): Promise<void> => {
    const { asOf, id } = preview;
    const shown = { asOf, ...(id !== null && { id }) };
    const { data, error } = await terminate({ ...requestOf(kind, order), ...shown });
    if (data) {
      clearDraft(draft);
      goTo({
        step: 'done',
        order,
        termination: data,
        // A backend may note the declaration first, and end the plan a moment later.
        hasEnded: endsStraightAway({ endsAt: data.endsAt, asOf: data.receivedAt + MINUTE }),
        withTerm: endsWithMinimumTerm(preview, wishedEndOf(order)),
      });
      if (loggedIn) await dispatch(refreshSession());
    } else if (httpErrorOf(error)?.code === 'PREVIEW_EXPIRED') await check(order, 'checkAgain');
    else if (error) showProblem('api', error);
  };

  /** For a form's `onSend`. The answer without errors keeps the draft, which lasts until the declaration is made. */
  const check = async (
    order: NamedOrder,
    next: NextStep,
  ): Promise<Readonly<Record<string, string>>> => {
    const isNew = next === 'checkAgain';
    clear();
    const { name: _, ...asked } = requestOf(kind, order);
    const { data, error } = await askPreview(asked);
    setSendable(sendableAfter[kind].includes(httpErrorOf(error)?.code ?? ''));
    if (error && !isNew) return handleError(error, order);
    if (error) {
      // The step that shows has no field for the error.
      showProblem('api', error);
      return {};
    }
    if (next === 'end') await end(order, data);
    else goTo({ step: 'check', order, preview: data, isNew });
    return {};
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
      clearDraft(draft);
      goTo({ step: 'sent', order, receivedAt: data.receivedAt });
    } else {
      // The backend has no such call.
      setSendable(false);
    }
  };

  /** Back to the form, which has kept everything. */
  const change = (): void => {
    clear();
    goBack();
  };

  const sendAnyway = isSendable && { send, isSending };
  return { state, draft, problem, check, confirm, isEnding, change, sendAnyway };
};

/** The step, also in the address, so that Back leads to the form. A reload has nothing but the form to show. */
const useSteps = () => {
  const navigate = useNavigate();
  const { params, choose } = useQueryChoices<'step'>();
  const [reached, setReached] = useState<TerminationState>({ step: 'name' });
  const isPastForm = params.has('step');
  const isStale = isPastForm && reached.step === 'name';
  useEffect(() => {
    if (isStale) choose({ step: null }, { replace: true });
  });
  const goTo = (next: TerminationState): void => {
    setReached(next);
    choose({ step: next.step }, { replace: isPastForm });
  };
  const state: TerminationState = isPastForm ? reached : { step: 'name' };
  return { state, goTo, goBack: (): void => void navigate(-1), order: params.get('order') ?? '' };
};

/** What each step of the screen gets. */
export interface StepProps {
  kind: TerminationKind;
  termination: ReturnType<typeof useTermination>;
}
