import { Button, Card, EmptyState, Text } from '@foyer/ui-kit/core';
import { phoneIcon } from '@foyer/ui-kit/icons';
import { Link as RouterLink } from 'react-router-dom';
import { EmailField } from '~/product/forms/EmailField';
import { FormCard } from '~/product/forms/FormCard';
import { PhoneInput } from '~/product/forms/PhoneInput';
import { usePhoneNumberText } from '~/product/forms/usePhoneNumberText';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { TaskScreen } from '~/shell/layout/TaskScreen';
import { OtherRecoveryMethod } from '../OtherRecoveryMethod';
import { useMyAccount, recoveryPaths } from '../useMyAccount';
import { CodeCard } from './CodeCard';
import { useBySms } from './useBySms';

/**
 * Requests a code by text to choose a new password, as a visitor or as a logged-in user. Rule
 * PASS-1.
 */
const BySmsScreen = () => {
  const { t } = useTranslation('recovery');
  const mine = useMyAccount();
  const recovery = useBySms(mine);
  const phone = usePhoneNumberText();
  const { askForm, problem, sent } = recovery;
  return (
    <TaskScreen
      step={sent ? 'sent' : 'ask'}
      title={t(sent ? 'bySms.sentTitle' : 'bySms.title')}
      text={t(sent ? 'bySms.sentText' : 'bySms.text')}
    >
      {sent && <CodeCard recovery={recovery} sent={sent} isMine={mine !== null} />}
      {!sent && mine && !mine.mobile && <NoPhone />}
      {!sent && (!mine || mine.mobile) && (
        <FormCard
          form={askForm}
          {...(!mine && { title: t('bySms.cardTitle') })}
          problem={problem}
          submitLabel={t('bySms.submit')}
          after={
            <Button variant="text" wide onClick={() => void recovery.enterCode()}>
              {t('bySms.haveCode')}
            </Button>
          }
        >
          {mine ? (
            <Text>{t('bySms.mine', { phone: phone(mine.mobile ?? '') })}</Text>
          ) : (
            <>
              <EmailField field={askForm.field('email')} />
              <PhoneInput
                form={askForm}
                name="phoneNumber"
                label={t('bySms.phone')}
                hint={t('bySms.phoneHint')}
              />
            </>
          )}
        </FormCard>
      )}
      <OtherRecoveryMethod by="sms" isMine={mine !== null} />
    </TaskScreen>
  );
};

const NoPhone = () => {
  const { t } = useTranslation('recovery');
  return (
    <Card>
      <EmptyState
        icon={phoneIcon}
        title={t('bySms.noPhone.title')}
        text={t('bySms.noPhone.text')}
        action={
          <Button as={RouterLink} to={recoveryPaths(true).byEmail}>
            {t('bySms.email')}
          </Button>
        }
      />
    </Card>
  );
};

export default BySmsScreen;
