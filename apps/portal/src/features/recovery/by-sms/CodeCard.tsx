import { SMS_CODE_LENGTH } from '@foyer/domain';
import { Button, Text } from '@foyer/ui-kit/core';
import { OneTimeCodeField } from '@foyer/ui-kit/parts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { SendAgain } from '~/product/forms/SendAgain';
import { FormCard } from '~/product/forms/FormCard';
import { PasswordInput } from '~/product/forms/PasswordInput';
import { usePhoneNumberText } from '~/product/forms/usePhoneNumberText';
import { useCodeForm, type useBySms } from './useBySms';

type Recovery = ReturnType<typeof useBySms>;

interface CodeCardProps {
  recovery: Recovery;
  sent: NonNullable<Recovery['sent']>;
  isMine: boolean;
}

/** The code from the text message and the new password; another code after a wait. */
export const CodeCard = ({ recovery, sent, isMine }: CodeCardProps) => {
  const { t } = useTranslation('recovery');
  const { form, problem } = useCodeForm(sent.email, recovery.forget);
  const { id, error, value } = form.field('code');
  const phone = usePhoneNumberText()(sent.phoneNumber);
  return (
    <FormCard
      form={form}
      problem={problem ?? recovery.problem}
      submitLabel={t('bySms.save')}
      after={
        <>
          <SendAgain
            at={sent.againAt}
            title={t('bySms.noText')}
            waiting={(time) => t('bySms.againIn', { time })}
            label={t('bySms.again')}
            busy={recovery.isSending}
            onAsk={() => void recovery.again()}
            said={recovery.wasSentAgain ? t('bySms.sentAgain', { phone }) : null}
          />
          {!isMine && (
            <Button variant="text" wide onClick={recovery.change}>
              {t('bySms.change')}
            </Button>
          )}
        </>
      }
    >
      {sent.againAt > 0 && <Text>{t('bySms.sentCard', { phone })}</Text>}
      <OneTimeCodeField
        id={id}
        name="code"
        label={t('bySms.code')}
        hint={t('bySms.stays')}
        error={error}
        length={SMS_CODE_LENGTH}
        value={value}
        onChange={(digits) => form.set('code', digits)}
      />
      <PasswordInput field={form.field('password')} kind="new" label={t('bySms.newPassword')} />
    </FormCard>
  );
};
