import { Button, Text } from '@foyer/ui-kit/core';
import { useContext, useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { hashLink, paths } from '~/shared/routing/paths';
import { RestartSession } from '~/session/RestartSession';
import { useBackOff } from './useBackOff';

export type EntryActionName = 'tryAgain' | 'logIn' | 'start';

interface EntryActionProps {
  action: EntryActionName;
  variant: 'primary' | 'soft';
}

/** A button of an error screen: tries the start again, or opens another page. */
export const EntryAction = ({ action, variant }: EntryActionProps) => {
  const { t } = useTranslation('entry');
  if (action === 'tryAgain') return <TryAgain variant={variant} />;
  const [label, to] =
    action === 'logIn' ? [t('common:logIn'), paths.login] : [t('goToStart'), paths.landing];
  return (
    <Button href={hashLink(to)} variant={variant} wide>
      {label}
    </Button>
  );
};

/** Starts the session again: automatically after the back-off, or at a tap where there is none. */
const TryAgain = ({ variant }: Pick<EntryActionProps, 'variant'>) => {
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
