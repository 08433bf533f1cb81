import { useAppSelector } from '~/session/store/hooks';
import { useGetRegistrationFieldsQuery } from '../accounts.api';
import { FormLoadError } from '../registration-form/FormLoadError';
import { FormSkeleton } from '~/product/forms/FormSkeleton';
import { RegistrationCard } from './RegistrationCard';
import { useGetMarketingPreferencesQuery } from '~/session/api/agreements.api';

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
const SignUpForm = (props: SignUpFormProps) => {
  const isDetailed = useAppSelector(({ site }) => site.info?.features.detailedAgreements ?? false);
  const fields = useGetRegistrationFieldsQuery();
  const channels = useGetMarketingPreferencesQuery(undefined, { skip: !isDetailed });
  if (fields.isLoading || channels.isLoading) return <FormSkeleton />;
  if (!fields.data)
    return <FormLoadError busy={fields.isFetching} onRetry={() => void fields.refetch()} />;
  return <RegistrationCard {...props} fields={fields.data} channels={channels.data ?? []} />;
};

export default SignUpForm;
