import { HeroTitle, Link, Text } from '@foyer/ui-kit/core';
import { Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { loadSignUpForm } from '~/features/accounts/routes';
import { ensureTexts } from '~/platform/i18n/i18n';
import { ScreenLoading } from '~/platform/layout/ScreenLoading';
import { Parts } from '~/platform/layout/Parts';
import { VisitorScreen } from '~/platform/layout/VisitorScreen';
import { paths } from '~/platform/routing/paths';
import { useScreenTitle } from '~/platform/routing/useScreenTitle';
import { PurchaseSteps } from '../PurchaseSteps';
import type { Purchase } from '../usePurchase';

const SignUpForm = lazy(async () => {
  const { SignUpForm: Form } = await loadSignUpForm();
  await ensureTexts();
  return { default: Form };
});

/** The first step of a purchase for someone who has no account yet. */
const SignUp = ({ purchase }: { purchase: Purchase }) => {
  const { t } = useTranslation('purchase');
  useScreenTitle(t('signUp.title'));
  return (
    <Parts>
      <VisitorScreen
        kind="task"
        lead={
          <HeroTitle
            size="xl"
            above={<PurchaseSteps purchase={purchase} />}
            title={t('signUp.title')}
            text={t('signUp.text')}
          />
        }
      >
        <Suspense fallback={<ScreenLoading />}>
          <SignUpForm
            submitLabel={t('signUp.submit')}
            onDone={() => purchase.choose({ step: 'confirm-plan' }, { replace: true })}
          />
        </Suspense>
        <Text>
          <Link as={RouterLink} to={paths.login}>
            {t('signUp.haveAccount')}
          </Link>
        </Text>
      </VisitorScreen>
    </Parts>
  );
};

export default SignUp;
