import { Button, Card, SectionError, Skeleton, Stack } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '~/platform/store/hooks';
import { useMarketingChannelsQuery, useRegistrationFieldsQuery } from '../accounts.api';
import '../texts';
import { RegistrationCard } from './RegistrationCard';

export interface SignUpFormProps {
  submitLabel: string;
  /** Called once the person is logged in, before the portal learns what they may do. */
  onLoggedIn?: () => Promise<void>;
  /** Called once the account is made and the person is logged in. */
  onDone: () => Promise<void> | void;
}

/**
 * Making an account: what the site asks for, e-mail, password, terms, and what the operator may
 * write about. Waits for what to ask; marketing is never a condition, so it is left out when its
 * channels do not come.
 */
export const SignUpForm = (props: SignUpFormProps) => {
  const { t } = useTranslation('accounts');
  const isDetailed = useAppSelector(({ site }) => site.info?.features.detailedAgreements ?? false);
  const fields = useRegistrationFieldsQuery();
  const channels = useMarketingChannelsQuery(undefined, { skip: !isDetailed });
  if (fields.isLoading || channels.isLoading) return <FormSkeleton />;
  if (!fields.data)
    return (
      <Card>
        <SectionError
          title={t('signUp.loadProblem.title')}
          text={t('signUp.loadProblem.text')}
          action={
            <Button variant="soft" busy={fields.isFetching} onClick={() => void fields.refetch()}>
              {t('common:tryAgain')}
            </Button>
          }
        />
      </Card>
    );
  return <RegistrationCard {...props} fields={fields.data} channels={channels.data ?? []} />;
};

const FormSkeleton = () => {
  const { t } = useTranslation('common');
  return (
    <Card aria-busy="true" aria-label={t('loading')} role="status">
      <Stack gap={20}>
        {[1, 2, 3, 4].map((line) => (
          <Stack gap={8} key={line}>
            <Skeleton width={20} />
            <Skeleton shape="button" />
          </Stack>
        ))}
        <Skeleton shape="button" />
      </Stack>
    </Card>
  );
};
