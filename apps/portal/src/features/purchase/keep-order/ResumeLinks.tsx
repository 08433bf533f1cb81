import { clockText, email, required, type ResumeChannel, type ResumeLink } from '@foyer/domain';
import { Button, Heading, Stack, Text } from '@foyer/ui-kit/core';
import { Countdown, QrCode } from '@foyer/ui-kit/parts';
import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { EmailField } from '~/product/forms/EmailField';
import { ProblemBanner } from '~/product/forms/ProblemBanner';
import { useForm } from '~/product/forms/useForm';
import { useFormProblem } from '~/product/forms/useFormProblem';
import { useAppSelector } from '~/session/store/hooks';
import { now } from '~/session/storage/browserStores';
import { useCreateResumeLinkMutation } from '../purchase.api';

/** Links that open this order elsewhere: a code on this screen, an email, an SMS. Rule BUY-15. */
const ResumeLinks = () => {
  const { t } = useTranslation('purchase');
  const account = useAppSelector(({ session }) => session.account);
  const [create] = useCreateResumeLinkMutation();
  const [link, setLink] = useState<ResumeLink | null>(null);
  const [busy, setBusy] = useState<ResumeChannel | null>(null);
  const { problem, handleError, clear } = useFormProblem();

  const request = async (
    channel: ResumeChannel,
    values: Record<string, string> = {},
  ): Promise<Readonly<Record<string, string>> | null> => {
    clear();
    setBusy(channel);
    const { data, error } = await create({ channel, ...values });
    setBusy(null);
    if (error) return handleError(error, values);
    setLink(data);
    return null;
  };
  const button = (channel: ResumeChannel, label: string) => (
    <Button wide variant="soft" busy={busy === channel} onClick={() => void request(channel)}>
      {label}
    </Button>
  );

  return (
    <Stack gap={16}>
      <ProblemBanner problem={problem} />
      <div role="status">{link && <Link link={link} />}</div>
      {button('screen', t('keep.browser'))}
      {account ? (
        button('email', t('keep.email', { email: account.siteUser.email }))
      ) : (
        <EmailLinkForm onSend={(values) => request('email', values)} />
      )}
      {account?.siteUser.mobile && button('sms', t('keep.sms'))}
    </Stack>
  );
};

/** A visitor has no address on file. */
const EmailLinkForm = ({
  onSend,
}: {
  onSend: (values: { email: string }) => Promise<Readonly<Record<string, string>> | null>;
}) => {
  const { t } = useTranslation('purchase');
  const form = useForm({ initial: { email: '' }, rules: { email: [required, email] }, onSend });
  return (
    <form noValidate onSubmit={(event) => void form.send(event)}>
      <Stack gap={12}>
        <EmailField field={form.field('email')} />
        <Button type="submit" wide variant="soft" busy={form.isSending}>
          {t('keep.emailMe')}
        </Button>
      </Stack>
    </form>
  );
};

const Link = ({ link }: { link: ResumeLink }) => {
  const { t } = useTranslation('purchase');
  const { code, url, sentTo, expiresAt } = link;
  const [lasts] = useState(() => expiresAt - now());
  if (!code || !url) return <Text tone="positive">{t('keep.sent', { to: sentTo })}</Text>;
  return (
    <Stack gap={12}>
      <Text>{t('keep.typeCode', { address: url.replace(/^https?:\/\//, '') })}</Text>
      <Heading level={3}>
        <bdi>{code}</bdi>
      </Heading>
      <QrCode value={`${url}?code=${code}`} label={t('keep.scan')} />
      <Countdown endsAt={expiresAt} lasts={lasts} now={now}>
        {(left) => <Text tone="quiet">{t('keep.expires', { time: clockText(left) })}</Text>}
      </Countdown>
    </Stack>
  );
};

export default ResumeLinks;
