import { Card, CardHeader } from '@foyer/ui-kit/core';
import { Switch } from '@foyer/ui-kit/parts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { errorText } from '~/session/api/errorText';
import { failureOpened } from '~/session/api/reportFailure';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { useSetShareVlanMutation } from '../devices.api';

/** Whether the household's devices see each other, where the site offers the choice. */
export const ShareVlan = () => {
  const { t } = useTranslation('devices');
  const isOffered = useAppSelector(({ site }) => site.info?.shareVlan ?? false);
  const { isShared, share } = useShareVlan();
  if (!isOffered) return null;
  return (
    <Card as="section">
      <CardHeader title={t('share.title')} />
      <Switch
        label={t('share.label')}
        hint={t(isShared ? 'share.on' : 'share.off')}
        checked={isShared}
        onChange={(event) => void share(event.target.checked)}
      />
    </Card>
  );
};

/** The switch moves at once; a refusal moves it back and says so. */
const useShareVlan = () => {
  const { t } = useTranslation('devices');
  const dispatch = useAppDispatch();
  const [setShared] = useSetShareVlanMutation();
  const isShared = useAppSelector(({ session }) => session.account?.siteUser.shareVlan ?? false);
  const share = async (wanted: boolean): Promise<void> => {
    const { error } = await setShared({ shareVlan: wanted });
    if (error) dispatch(failureOpened(error, t('share.failed', { why: errorText(error, t) })));
  };
  return { isShared, share };
};
