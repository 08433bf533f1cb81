import { typeAfterPurchase, type Account } from '@foyer/domain';
import { Stack } from '@foyer/ui-kit/core';
import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { loadSignUpForm } from '~/features/accounts/routes';
import { callApi } from '~/session/api/callApi';
import { NavigationFailed } from '~/shell/layout/NavigationFailed';
import { LinkCard } from '~/shell/layout/LinkCard';
import { TaskScreen } from '~/shell/layout/TaskScreen';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { paths } from '~/shared/routing/paths';
import { useAppSelector } from '~/session/store/hooks';
import { selectPortalType } from '~/session/store/portalType';
import { FormSkeleton } from '~/product/forms/FormSkeleton';
import { KeepOrder } from '../keep-order/KeepOrder';
import { useKeepForm } from '../keep-order/useKeepForm';
import { useOrderEnding } from '../useOrderEnding';
import { PurchaseSteps } from '../PurchaseSteps';
import type { Purchase } from '../usePurchase';

const SignUpForm = lazyComponent(loadSignUpForm, {
  loading: () => <FormSkeleton fields={7} />,
  failed: NavigationFailed,
});

/** The first step of a purchase, for users without an account. */
const SignUp = ({ purchase }: { purchase: Purchase }) => {
  const { t } = useTranslation('purchase');
  const { takesCard } = useOrderEnding(purchase);
  const moveWithoutType = useMoveWithoutType(purchase);
  const keepForm = useKeepForm(purchase);
  const { typed, noteTyping } = useTypedBefore();
  return (
    <TaskScreen
      title={t('signUp.title')}
      text={t('signUp.text')}
      above={<PurchaseSteps purchase={purchase} takesCard={takesCard} />}
    >
      <Stack gap={16} onFocus={noteTyping}>
        <SignUpForm
          submitLabel={t('signUp.submit')}
          key={typed ? 'typed' : 'empty'}
          typed={typed}
          onType={(form) => {
            noteTyping();
            keepForm(form);
          }}
          {...(moveWithoutType && { onLoggedIn: moveWithoutType })}
          onDone={() => purchase.choose({ step: 'confirm-plan' }, { replace: true })}
        />
      </Stack>
      <LinkCard title={t('signUp.haveAccount')} to={paths.login} label={t('common:logIn')} />
      <KeepOrder purchase={purchase} />
    </TaskScreen>
  );
};

/**
 * What the person typed in a window that is gone. Where this window opens straight at the form, the answer comes after the
 * form, and fills it only until the person begins: filling mounts the form again, which would lose the focus. Rule BUY-26.
 */
const useTypedBefore = () => {
  const kept = useAppSelector(({ session }) => session.order?.form ?? null);
  const [hasTyped, setHasTyped] = useState(false);
  const [typed, setTyped] = useState(kept);
  if (kept && !typed && !hasTyped) setTyped(kept);
  return { typed, noteTyping: () => setHasTyped(true) };
};

/**
 * Where registering gives free access and the backend does not say the user's type, the guards would take that access for the
 * plan. So the user moves to the paying type before they pay. Null where no plan moves them. Rule TYPE-7.
 */
const useMoveWithoutType = ({ plan }: Purchase) => {
  const portalType = useAppSelector(selectPortalType);
  const type = plan && typeAfterPurchase(plan, portalType);
  if (!type) return null;
  return async (known: Account | null): Promise<boolean> => {
    const account = known ?? (await callApi('getUser')).data;
    if (!account || account.type !== null) return false;
    const { error } = await callApi('changeUserType', { id: account.userId, type });
    return !error;
  };
};

export default SignUp;
