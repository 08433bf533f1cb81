import type { Termination, TerminationKind } from '@foyer/domain';
import { Button, Card, Stack, Text } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import { useAppSelector } from '~/session/store/hooks';
import { useOfferedTerminations } from '~/shell/site/useTerminationLinks';
import type { KeyIn } from '~/shared/i18n/textKeys';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';
import { TaskScreen } from '~/shell/layout/TaskScreen';
import { CheckTermination } from './CheckTermination';
import { NameOrder } from './NameOrder';
import { Terminated } from './Terminated';
import { useTermination } from './useTermination';

/** What was withdrawn from, if the plan continues. A plan that ends later loses only the time that was added to it. */
const titleOfKept = (
  kind: TerminationKind,
  { keepsPlan, returns }: Termination,
  hasEnded: boolean,
): KeyIn<'termination'> | null => {
  if (returns?.title === null) return 'withdraw.done.pauseTitle';
  if (keepsPlan) return 'withdraw.done.changeTitle';
  return kind === 'withdraw' && !hasEnded ? 'withdraw.done.timeTitle' : null;
};

/** Ends a contract by order number and email address, without logging in. Rule LAW-2. */
export const TerminationScreen = ({ kind }: { kind: TerminationKind }) => {
  const { t } = useTranslation('termination');
  const rights = useAppSelector(({ site }) => site.info?.consumerRights ?? null);
  const termination = useTermination(kind);
  const { state } = termination;
  const { step } = state;
  const keptTitle = state.step === 'done' && titleOfKept(kind, state.termination, state.hasEnded);
  const title = t(keptTitle || `${kind}.${step}.title`);
  const offered = useOfferedTerminations();
  if (!offered.includes(kind)) return <NotOffered kind={kind} />;
  return (
    <TaskScreen step={step} title={title}>
      {step === 'name' && (
        <NameOrder
          kind={kind}
          termination={termination}
          text={
            kind === 'withdraw' && !rights
              ? t('withdraw.name.anySite')
              : t(`${kind}.name.text`, { count: rights?.withdrawalDays ?? 0 })
          }
        />
      )}
      {step === 'check' && <CheckTermination kind={kind} termination={termination} />}
      {(step === 'done' || step === 'sent') && (
        <Terminated kind={kind} title={title} termination={termination} />
      )}
    </TaskScreen>
  );
};

/** Somebody typed the address at a site whose country gives no such right. */
const NotOffered = ({ kind }: { kind: TerminationKind }) => {
  const { t } = useTranslation('termination');
  return (
    <TaskScreen title={t(`${kind}.name.title`)}>
      <Card>
        <Stack gap={20}>
          <Text size="md">{t('notOffered')}</Text>
          <Button wide as={Link} to={paths.login}>
            {t('common:logIn')}
          </Button>
        </Stack>
      </Card>
    </TaskScreen>
  );
};
