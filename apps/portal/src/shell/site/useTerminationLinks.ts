import { offeredTerminations, type TerminationKind } from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';
import { useAppSelector } from '~/session/store/hooks';

const pathOf: Readonly<Record<TerminationKind, string>> = {
  withdraw: paths.withdraw,
  cancel: paths.cancelContract,
};

/** The links at the foot of every page with which users end a contract. Rule LAW-2. */
export const useTerminationLinks = () => {
  const { t } = useTranslation('common');
  const rights = useAppSelector(({ site }) => site.info?.consumerRights ?? null);
  return offeredTerminations(rights).map((kind) => ({
    kind,
    name: t(`termination.${kind}`),
    to: pathOf[kind],
  }));
};
