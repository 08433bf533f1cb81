import type { Account } from '@foyer/domain';
import { useAppSelector } from '~/session/store/hooks';
import { useGetRegistrationFieldsQuery } from '../accounts.api';
import { FormLoadError } from '../registration-form/FormLoadError';
import { FormSkeleton } from '~/product/forms/FormSkeleton';
import { RegistrationCard } from './RegistrationCard';
import type { TypedForm } from './useSignUp';
import { useGetMarketingPreferencesQuery } from '~/session/api/agreements.api';

export interface SignUpFormProps {
  submitLabel: string;
  /** What the person typed in a window that is gone; a draft of this window comes first. */
  typed?: TypedForm | null;
  /** Called with each change of what is typed, and with null while it is sent. */
  onType?: (form: TypedForm | null) => void;
  /**
   * Called once the user is logged in, before the session is refreshed, with the account where the answer brought it.
   * Returns whether it has changed the user.
   */
  onLoggedIn?: (account: Account | null) => Promise<boolean>;
  /** Called once the account exists and the user is logged in. */
  onDone: () => Promise<void> | void;
}

/**
 * Creates an account: the site's fields, email, password, terms and marketing consent. It waits
 * for the site's fields. Marketing is never required, so it is left out when its channels do not
 * load.
 */
const SignUpForm = (props: SignUpFormProps) => {
  const isDetailed = useAppSelector(({ site }) => site.info?.features.detailedAgreements ?? false);
  const fields = useGetRegistrationFieldsQuery();
  const channels = useGetMarketingPreferencesQuery(undefined, { skip: !isDetailed });
  if (fields.isLoading || channels.isLoading) return <FormSkeleton fields={7} />;
  if (!fields.data)
    return <FormLoadError busy={fields.isFetching} onRetry={() => void fields.refetch()} />;
  return <RegistrationCard {...props} fields={fields.data} channels={channels.data ?? []} />;
};

export default SignUpForm;
