import { Card, HeroTitle, StateArt, Text } from '@foyer/ui-kit/core';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { VisitorScreen } from '~/shell/layout/VisitorScreen';
import { useScreenTitle } from '~/shell/layout/useScreenTitle';
import { useAppSelector } from '~/session/store/hooks';
import { SupportActions } from './SupportActions';
import { Way, type WayOn } from './Way';
import './entry.css';

/** The states that a visit can end up in, by the name of their texts. */
export type EntryState =
  | 'error'
  | 'notConnected'
  | 'deniedPortal'
  | 'denied'
  | 'portalNotFound'
  | 'sessionFailed'
  | 'wrongUrl';

/** The way on from each, the first one being the screen's primary button. */
const waysOn: Record<EntryState, readonly WayOn[]> = {
  error: ['tryAgain', 'start'],
  notConnected: ['tryAgain', 'logIn'],
  deniedPortal: ['tryAgain'],
  denied: ['start'],
  portalNotFound: ['tryAgain'],
  sessionFailed: ['tryAgain'],
  wrongUrl: ['start'],
};

/** One of the screens that say what is wrong, what it means, and the way on. */
export const EntryScreen = ({ state }: { state: EntryState }) => {
  const { t } = useTranslation('entry');
  const title = t(`${state}.title`);
  // Whose own device is turned away has no start page to go to; another device's owner has.
  const isDenied = useAppSelector(({ session }) => session.isDenied);
  const hasSite = useAppSelector(({ site }) => site.info !== null);
  useScreenTitle(title);
  const ways = waysOn[state].filter(
    (way) => way !== 'start' || (state === 'denied' ? !isDenied : hasSite || state !== 'error'),
  );
  return (
    <VisitorScreen kind="task" lead={<HeroTitle size="xl" title={title} />}>
      <Card>
        <div className="entry-actions">
          <StateArt art="broken" />
          <Text size="md">{t(`${state}.text`)}</Text>
          {ways.map((way, place) => (
            <Way key={way} way={way} variant={place === 0 ? 'primary' : 'soft'} />
          ))}
          <SupportActions />
        </div>
      </Card>
    </VisitorScreen>
  );
};

/** A route's screen for one state. */
export const entryScreen = (state: EntryState): ComponentType => {
  const Screen = () => <EntryScreen state={state} />;
  return Screen;
};
