import { mustConfirmEmail, type PurchaseStep } from '@foyer/domain';
import { useEffect, type ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loadSignUpCalls, loadSignUpForm } from '~/features/accounts/routes';
import { enterQuarantine } from '~/product/network/enterQuarantine';
import { lazyScreen } from '~/shell/layout/lazyScreen';
import { ScreenSkeleton } from '~/shell/layout/ScreenSkeleton';
import { withTexts } from '~/shared/i18n/i18n';
import { fetchFiles } from '~/shared/loading/fetchFiles';
import { whenIdle } from '~/shared/loading/whenIdle';
import { paths } from '~/shared/routing/paths';
import { selectRouteFacts } from '~/session/guards/selectRouteFacts';
import { useAppDispatch, useAppSelector, useAppStore } from '~/session/store/hooks';
import { ChoosePlan } from './choose-plan/ChoosePlan';
import { StripeReturn } from './stripe-return/StripeReturn';
import { usePurchase, type Purchase } from './usePurchase';

/** The registration form and its data arrive at the same time as the step that shows them. */
const loadSignUp = () => {
  // The step asks for the form again, and shows a failure.
  loadSignUpForm().catch(() => undefined);
  return import('./sign-up/SignUp');
};

/**
 * The steps after choosing load the complex parts too, so each step loads when the user reaches it.
 */
const Order = lazyScreen(withTexts(() => import('./order/Order'), 'card-form', 'orders'));
const screens = {
  'sign-up': lazyScreen(withTexts(loadSignUp, 'orders')),
  // The order and its payment are one screen.
  'confirm-plan': Order,
  pay: Order,
} satisfies Record<PurchaseStep, ComponentType<{ purchase: Purchase }>>;

/** What each step leads to. */
const nextCode: Record<PurchaseStep, { load: () => Promise<void> }> = {
  'sign-up': Order,
  'confirm-plan': StripeReturn,
  pay: StripeReturn,
};

/** Choosing a plan, then the other steps of the purchase. Rule BUY-1. */
const PurchaseScreen = () => {
  const purchase = usePurchase();
  const { step, boost } = purchase;
  const { search } = useLocation();
  const mustConfirm = useAppSelector((state) => mustConfirmEmail(selectRouteFacts(state, '')));
  useQuarantine(step !== null);
  useSignUpData(step);
  useNextFiles(step === null && purchase.catalogue.isSuccess);
  useNextCode(step);
  if (purchase.hasChosenPlan) return <Navigate to={paths.portal} replace />;
  // Nobody reaches the card form for an extra that they have.
  if (!step || boost) return <ChoosePlan purchase={purchase} />;
  if (boost === undefined) return <ScreenSkeleton />;
  if (mustConfirm && step !== 'sign-up')
    return <Navigate to={paths.selectPlanVerification + search} replace />;
  const Screen = screens[step];
  return <Screen purchase={purchase} />;
};

/** A user who signs up or pays must reach the card provider and their mail. */
const useQuarantine = (isWanted: boolean): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isWanted) void dispatch(enterQuarantine());
  }, [isWanted, dispatch]);
};

/** A visitor who chooses a plan signs up next, and reads for a moment before. */
const useSignUpData = (step: PurchaseStep | null): void => {
  const store = useAppStore();
  const isWanted = useAppSelector(({ session }) => !session.isLoggedIn) && step !== 'pay';
  useEffect(() => {
    if (!isWanted) return;
    loadSignUpCalls().then(
      ({ askForSignUp }) => askForSignUp(store),
      () => undefined,
    );
  }, [isWanted, step, store]);
};

/** The files of the step after choosing a plan, once the plans show and the network has nothing else to do. */
const useNextFiles = (isWanted: boolean): void => {
  const isLoggedIn = useAppSelector(({ session }) => session.isLoggedIn);
  useEffect(() => {
    if (isWanted) void fetchFiles('parts', 'purchase', ...(isLoggedIn ? [] : ['forms']));
  }, [isWanted, isLoggedIn]);
};

/** Runs the code of what a step leads to while the person types. Before the first step they may still leave. */
const useNextCode = (step: PurchaseStep | null): void => {
  useEffect(() => (step ? whenIdle(() => void nextCode[step].load()) : undefined), [step]);
};

export default PurchaseScreen;
