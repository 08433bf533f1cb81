import { Button, Card, HeroTitle, Text } from '@foyer/ui-kit/core';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { VisitorScreen } from '~/platform/layout/VisitorScreen';
import { hashLink, paths } from '~/platform/routing/paths';
import { useScreenTitle } from '~/platform/routing/useScreenTitle';
import { SupportActions } from './SupportActions';
import './entry.css';

/** The states that a visit can end up in, by the name of their texts. */
export type EntryState =
  | 'error'
  | 'notConnected'
  | 'deniedPortal'
  | 'denied'
  | 'portalNotFound'
  | 'wrongUrl';

/** The way on from each: trying again reloads the page; the others lead to a page that opens there. */
const waysOn: Record<EntryState, readonly ('tryAgain' | 'logIn' | 'start')[]> = {
  error: ['tryAgain', 'start'],
  notConnected: ['tryAgain', 'logIn'],
  deniedPortal: ['tryAgain'],
  denied: [],
  portalNotFound: ['tryAgain'],
  wrongUrl: ['start'],
};

/** One of the screens that say what is wrong, what it means, and the way on. */
export const EntryScreen = ({ state }: { state: EntryState }) => {
  const { t } = useTranslation('entry');
  const title = t(`${state}.title`);
  useScreenTitle(title);
  const [first, second] = waysOn[state].map((way) => {
    if (way === 'tryAgain') return { label: t('common:tryAgain'), act: tryAgain };
    if (way === 'logIn') return { label: t('common:logIn'), to: paths.login };
    return { label: t('goToStart'), to: paths.landing };
  });
  return (
    <VisitorScreen kind="task" lead={<HeroTitle size="xl" title={title} />}>
      <Card>
        <div className="entry-actions">
          <Text size="md">{t(`${state}.text`)}</Text>
          {first && <Way {...first} variant="primary" />}
          {second && <Way {...second} variant="soft" />}
          <SupportActions />
        </div>
      </Card>
    </VisitorScreen>
  );
};

const tryAgain = (): void => {
  window.location.hash = '#/';
  window.location.reload();
};

interface WayProps {
  label: string;
  variant: 'primary' | 'soft';
  act?: () => void;
  to?: string;
}

const Way = ({ label, variant, act, to }: WayProps) =>
  to ? (
    <Button href={hashLink(to)} variant={variant} wide>
      {label}
    </Button>
  ) : (
    <Button variant={variant} wide onClick={act}>
      {label}
    </Button>
  );

/** A route's screen for one state. */
export const entryScreen = (state: EntryState): ComponentType => {
  const Screen = () => <EntryScreen state={state} />;
  return Screen;
};
