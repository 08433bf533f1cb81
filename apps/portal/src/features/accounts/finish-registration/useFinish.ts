import {
  rulesForForm,
  unfinishedParts,
  type Account,
  type RegistrationField,
  type Rule,
  type Unfinished,
} from '@foyer/domain';
import { useState } from 'react';
import { askClient } from '~/platform/api/ask';
import { useForm } from '~/platform/forms/useForm';
import { useProblem } from '~/platform/forms/useProblem';
import { useAppSelector } from '~/platform/store/hooks';
import { useUpdateAccountMutation } from '~/platform/portal/account.api';
import { useSaveAgreementsMutation } from '../accounts.api';
import { YES } from '../sign-up/registrationForm';
import { useGoOn } from '../useGoOn';

const PASSWORD = { name: 'password', required: true, label: null };
const mustAccept: Rule = (value) => value === YES || { key: 'validation.accepted' };

interface Asked {
  account: Account;
  /** What the site asks for. */
  fields: readonly RegistrationField[];
}

/**
 * Finishing a registration: the details and the password, then the terms that were read. What was
 * sent already is not asked for again when the second call fails. Specification, section 7.
 */
export const useFinish = ({ account, fields: asked }: Asked) => {
  const goOn = useGoOn();
  const missing = useMissing(account, asked);
  const [saveDetails] = useUpdateAccountMutation();
  const [saveAgreements] = useSaveAgreementsMutation();
  const [areDetailsSaved, setDetailsSaved] = useState(false);
  const { problem, refuse, clear } = useProblem();
  const allowedEmailDomains = useAppSelector(({ site }) => site.info?.allowedEmailDomains ?? []);

  const fields = [...missing.fields, ...(missing.password ? [PASSWORD] : [])];
  const form = useForm<string>({
    initial: Object.fromEntries(
      [...fields.map(({ name }) => name), ...(missing.terms ? ['terms'] : [])].map((name) => [
        name,
        '',
      ]),
    ),
    rules: {
      ...rulesForForm(fields, { allowedEmailDomains }),
      ...(missing.terms && { terms: [mustAccept] }),
    },
    draft: `finish-registration:${account.userId}`,
    secret: ['password'],
    onSend: async (values) => {
      const { terms, ...details } = values;
      clear();
      if (fields.length > 0 && !areDetailsSaved) {
        const { error } = await saveDetails(details);
        if (error) return refuse(error, values);
        setDetailsSaved(true);
      }
      if (terms === YES) {
        // Without the version the server takes the current one.
        const { data } = await askClient((client) => client.site.getTerms());
        const { error } = await saveAgreements({
          acceptsTerms: true,
          ...(data && { termsVersion: data.version }),
        });
        if (error) return refuse(error, values);
      }
      await goOn();
      return null;
    },
  });
  return { form, problem, missing };
};

/** What was missing when the screen opened: what is given meanwhile stays in the form. */
const useMissing = ({ siteUser }: Account, fields: Asked['fields']): Unfinished => {
  const accepted = useAppSelector(({ site }) => site.info?.terms.accepted ?? true);
  const [missing] = useState(() => unfinishedParts(siteUser, fields, accepted));
  return missing;
};
