import { Button, Card, HeroTitle, StateArt, Text } from '@foyer/ui-kit/core';
import { useState, type ComponentType } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { withTexts } from '~/shared/i18n/i18n';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { VisitorScreen } from '~/shell/layout/VisitorScreen';
import { useScreenTitle } from '~/shell/layout/useScreenTitle';
import { useAppSelector } from '~/session/store/hooks';
import { SupportActions } from './SupportActions';
import { EntryAction, type EntryActionName } from './EntryAction';
import './entry.css';

/** Few people are turned away, so its code is not part of the first page. */
const DeniedDetails = lazyComponent(withTexts(() => import('./DeniedDetails'), 'network'));

const CheckFailed = () => {
  const { t } = useTranslation('common');
  return <Text role="alert">{t('loadProblem.text')}</Text>;
};

const ConnectionCheck = lazyComponent(
  withTexts(() => import('~/product/connection/ConnectionCheck'), 'connection'),
  { failed: CheckFailed },
);

/** The states that an error screen shows, named like their texts. */
export type EntryState =
  | 'error'
  | 'notConnected'
  | 'deniedPortal'
  | 'denied'
  | 'portalNotFound'
  | 'sessionFailed'
  | 'wrongUrl';

/** The buttons of each state; the first is the primary one. */
const entryActions: Record<EntryState, readonly EntryActionName[]> = {
  error: ['tryAgain', 'start'],
  notConnected: ['tryAgain', 'logIn'],
  deniedPortal: ['tryAgain'],
  denied: ['start'],
  portalNotFound: ['tryAgain'],
  sessionFailed: ['tryAgain'],
  wrongUrl: ['start'],
};

/** An error screen: the error, what it means, and what to do. */
export const EntryScreen = ({ state }: { state: EntryState }) => {
  const { t } = useTranslation('entry');
  const title = t(`${state}.title`);
  // The owner of a refused device cannot open the start page; the owner of another device can.
  const isDenied = useAppSelector(({ session }) => session.isDenied);
  const hasSite = useAppSelector(({ site }) => site.info !== null);
  useScreenTitle(title);
  const isChecked = checked.includes(state);
  const actions = entryActions[state].filter(
    (action) =>
      action !== 'start' || (state === 'denied' ? !isDenied : hasSite || state !== 'error'),
  );
  return (
    <VisitorScreen kind="task" lead={<HeroTitle size="xl" title={title} />}>
      <Card>
        <div className="entry-actions">
          <StateArt art="broken" />
          <Text size="md">{t(`${state}.text`)}</Text>
          {state.startsWith('denied') && <DeniedDetails state={state} />}
          {actions.map((action, index) => (
            <EntryAction key={action} action={action} variant={index === 0 ? 'primary' : 'soft'} />
          ))}
          {isChecked && <CheckConnection />}
          <SupportActions />
        </div>
      </Card>
    </VisitorScreen>
  );
};

/** States in which something between this device and us does not work. Rule STATUS-2. */
const checked: readonly EntryState[] = ['error', 'notConnected', 'portalNotFound', 'sessionFailed'];

/** The check opens in place, because without a session no other page opens. */
const CheckConnection = () => {
  const { t } = useTranslation('common');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <ConnectionCheck />;
  return (
    <Button variant="text" size="small" onClick={() => setOpen(true)}>
      {t('checkConnection')}
    </Button>
  );
};

/** A route's screen for one state. */
export const entryScreen = (state: EntryState): ComponentType => {
  const Screen = () => <EntryScreen state={state} />;
  return Screen;
};
