import { Button, Card, Heading, Stack, Text } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { SendAgain } from '~/product/forms/SendAgain';
import { EmailField } from '~/product/forms/EmailField';
import { FormCard } from '~/product/forms/FormCard';
import { PasswordInput } from '~/product/forms/PasswordInput';
import { ProblemBanner } from '~/product/forms/ProblemBanner';
import { useConfirmEmail } from './useConfirmEmail';

/**
 * The cards of "confirm your email": continue after opening the link, send another link after a
 * wait, change the address. Rule REG-4.
 */
const ConfirmEmailCards = ({ onConfirmed }: { onConfirmed: () => Promise<void> }) => {
  const { t } = useTranslation('accounts');
  const confirm = useConfirmEmail(onConfirmed);
  const { address, problem, busy, said, isChanging, setChanging, form } = confirm;
  /** A backend may keep the address to itself. */
  const sentTo = (key: 'confirmEmail.text' | 'confirmEmail.notYet' | 'confirmEmail.sent') =>
    address ? t(key, { email: address }) : t('confirmEmail.lead');
  if (isChanging)
    return (
      <FormCard
        form={form}
        title={t('confirmEmail.newAddress')}
        problem={problem}
        submitLabel={t('confirmEmail.save')}
        after={
          <Button variant="text" wide onClick={() => setChanging(false)}>
            {t('common:back')}
          </Button>
        }
      >
        <EmailField field={form.field('email')} />
        {confirm.isPasswordAsked && (
          <PasswordInput kind="current" field={form.field('existingPassword')} />
        )}
      </FormCard>
    );
  return (
    <>
      <ProblemBanner problem={problem} />
      <Card>
        <Stack gap={20}>
          <Heading level={2}>{t('confirmEmail.cardTitle')}</Heading>
          <Text>{sentTo('confirmEmail.text')}</Text>
          <div role="status">
            {said === 'notYet' && <Text tone="warning">{sentTo('confirmEmail.notYet')}</Text>}
          </div>
          <Button wide busy={busy === 'checking'} onClick={() => void confirm.checkNow()}>
            {t('confirmEmail.check')}
          </Button>
          <SendAgain
            at={confirm.againAt}
            title={t('confirmEmail.noMail')}
            hint={t('confirmEmail.lookInSpam')}
            waiting={(time) => t('confirmEmail.againIn', { time })}
            label={t('confirmEmail.again')}
            busy={busy === 'sending'}
            onAsk={() => void confirm.resend()}
            said={said === 'sent' ? sentTo('confirmEmail.sent') : null}
          />
        </Stack>
      </Card>
      <Card pad="tile">
        <Stack row spread gap={12}>
          <Text strong>{t('confirmEmail.wrongAddress')}</Text>
          <Button variant="soft" size="small" onClick={() => setChanging(true)}>
            {t('confirmEmail.change')}
          </Button>
        </Stack>
      </Card>
    </>
  );
};

export default ConfirmEmailCards;
