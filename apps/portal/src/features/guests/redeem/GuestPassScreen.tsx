import type { ApiData } from '@foyer/api-client';
import { required } from '@foyer/domain';
import { Banner, Button, Card, Heading, Stack, Text } from '@foyer/ui-kit/core';
import { TextField } from '@foyer/ui-kit/parts';
import { Link } from 'react-router-dom';
import { FormCard } from '~/product/forms/FormCard';
import { FormSkeleton } from '~/product/forms/FormSkeleton';
import { useForm } from '~/product/forms/useForm';
import { useConnect } from '~/product/network/useConnect';
import { useAppSelector } from '~/session/store/hooks';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';
import { TaskScreen } from '~/shell/layout/TaskScreen';
import { useRedeemPass } from './useRedeemPass';

/** A guest uses the pass that a customer gave them, by its link or by its code. Rule GUEST-4. */
const GuestPassScreen = () => {
  const isOutside = useAppSelector(
    ({ session, site }) => session.isOutsideNetwork || site.info === null,
  );
  const { linkCode, isOpening, pass, problem, open } = useRedeemPass(isOutside);
  const { t } = useTranslation('guests');
  const form = useForm({
    initial: { code: linkCode ?? '' },
    rules: { code: [required] },
    onSend: ({ code }) => open(code),
  });
  if (isOutside) return <Outside code={linkCode} />;
  if (pass) return <Redeemed pass={pass} />;
  return (
    <TaskScreen
      title={t('redeem.title')}
      text={t(isOpening ? 'redeem.opening' : 'redeem.text')}
      step={isOpening ? 'opening' : 'entering'}
      busy={isOpening}
    >
      {isOpening ? (
        <FormSkeleton />
      ) : (
        <FormCard form={form} problem={problem} submitLabel={t('redeem.submit')}>
          <TextField
            {...form.field('code')}
            label={t('redeem.code')}
            hint={t('redeem.hint')}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
          />
        </FormCard>
      )}
    </TaskScreen>
  );
};

const Redeemed = ({ pass }: { pass: ApiData<'redeemGuestPass'> }) => {
  const { t } = useTranslation('guests');
  const date = useDate();
  const connect = useConnect();
  const isOnline = useAppSelector(({ session }) => session.deviceState === 'online');
  const { host, endsAt } = pass;
  const until = { date: date.day(endsAt), time: date.time(endsAt) };
  return (
    <TaskScreen
      title={t('redeem.doneTitle')}
      text={host ? t('redeem.doneText', { host, ...until }) : t('redeem.doneTextUnnamed', until)}
      step="done"
    >
      <Card>
        <Stack gap={20}>
          {isOnline ? (
            <Banner tone="positive" role="status" title={t('redeem.online')} />
          ) : (
            <Text size="md">{t('redeem.connectText')}</Text>
          )}
          {connect && (
            <Button wide onClick={connect}>
              {t('redeem.connect')}
            </Button>
          )}
          <Button wide as={Link} to={paths.landing} variant="soft">
            {t('redeem.toStart')}
          </Button>
        </Stack>
      </Card>
    </TaskScreen>
  );
};

/** A link that is opened on mobile data: the code is what the guest carries to the Wi-Fi. */
const Outside = ({ code }: { code: string | null }) => {
  const { t } = useTranslation('guests');
  return (
    <TaskScreen
      title={t('redeem.outside')}
      text={t(code ? 'redeem.outsideText' : 'redeem.outsideNoCode')}
    >
      {code && (
        <Card>
          <Heading level={2}>
            <bdi>{code}</bdi>
          </Heading>
        </Card>
      )}
    </TaskScreen>
  );
};

export default GuestPassScreen;
