import { offeredTerminations, terminationKinds, type TerminationKind } from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';
import { useAppSelector } from '~/session/store/hooks';

const pathOf: Readonly<Record<TerminationKind, string>> = {
  withdraw: paths.withdraw,
  cancel: paths.cancelContract,
};

/**
 * The ways in which users end a contract here. Where no site is known both are, since the order number says which site
 * it is. Rule LAW-2.
 */
export const useOfferedTerminations = (): readonly TerminationKind[] => {
  const info = useAppSelector(({ site }) => site.info);
  return info ? offeredTerminations(info.consumerRights) : terminationKinds;
};

/** The links at the foot of every page with which users end a contract. Rule LAW-2. */
export const useTerminationLinks = () => {
  const { t } = useTranslation('common');
  return useOfferedTerminations().map((kind) => ({
    kind,
    name: t(`termination.${kind}`),
    to: pathOf[kind],
  }));
};
