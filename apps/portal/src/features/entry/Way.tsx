import { Button, Text } from '@foyer/ui-kit/core';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hashLink, paths } from '~/shared/routing/paths';
import { RestartSession } from '~/session/RestartSession';
import { useBackOff } from './useBackOff';

export type WayOn = 'tryAgain' | 'logIn' | 'start';

interface WayProps {
  way: WayOn;
  variant: 'primary' | 'soft';
}

/** One way on from where a visit has ended up: trying it again, or a page that opens there. */
export const Way = ({ way, variant }: WayProps) => {
  const { t } = useTranslation('entry');
  if (way === 'tryAgain') return <TryAgain variant={variant} />;
  const [label, to] =
    way === 'logIn' ? [t('common:logIn'), paths.login] : [t('goToStart'), paths.landing];
  return (
    <Button href={hashLink(to)} variant={variant} wide>
      {label}
    </Button>
  );
};

/** Starts the session again: on its own after the back-off, or at a tap where there is no back-off. */
const TryAgain = ({ variant }: Pick<WayProps, 'variant'>) => {
  const { t } = useTranslation('entry');
  const [isTrying, setTrying] = useState(false);
  const restart = useContext(RestartSession);
  const wait = useBackOff(restart);
  const retry = async () => {
    setTrying(true);
    await restart();
    setTrying(false);
  };
  if (wait)
    return (
      <Text size="md" strong role="timer">
        {t('retryIn', { count: wait })}
      </Text>
    );
  return (
    <Button variant={variant} wide busy={isTrying || wait === 0} onClick={() => void retry()}>
      {t('common:tryAgain')}
    </Button>
  );
};
