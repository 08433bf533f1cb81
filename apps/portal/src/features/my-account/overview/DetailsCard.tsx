import { Card, CardHeader, Link, Stack, SummaryLines, Text } from '@foyer/ui-kit/core';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useArrivesTogether } from '~/shell/portal/sections/Together';
import { loadRegistrationFields } from '~/session/refreshSession';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { isPhoneDetail } from '~/product/forms/isPhoneDetail';
import { usePhoneNumberText } from '~/product/forms/usePhoneNumberText';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useAccountFields, valueOf } from '../accountFields';

/** The account holder's details, and a link to edit them. */
export const DetailsCard = () => {
  const { t } = useTranslation('my-account');
  const account = useAppSelector(({ session }) => session.account);
  const { fields, labelOf } = useAccountFields();
  const phone = usePhoneNumberText();
  useArrivesTogether(useFieldsOfSite());
  if (!account) return null;
  const user = account.siteUser;
  const textOf = (name: string): string => {
    const value = valueOf(user, name);
    return value && isPhoneDetail(name) ? phone(value) : value;
  };
  return (
    <Card as="section">
      <CardHeader
        title={t('details.title')}
        action={
          <Link as={RouterLink} to="/portal/my-account/edit" variant="action">
            {t('details.edit')}
          </Link>
        }
      />
      <Stack gap={16}>
        <SummaryLines
          beside
          lines={fields.map((field) => ({
            label: labelOf(field),
            amount: textOf(field.name) || t('details.none'),
          }))}
        />
        {account.bandwidthPooling && <Text tone="quiet">{t('details.pooled')}</Text>}
      </Stack>
    </Card>
  );
};

/**
 * The site decides which fields there are, and they may not have loaded yet.
 *
 * @returns whether they have loaded or failed
 */
export const useFieldsOfSite = (): boolean => {
  const dispatch = useAppDispatch();
  const isKnown = useAppSelector(({ session }) => session.registrationFields.length > 0);
  const [isSettled, setSettled] = useState(isKnown);
  useEffect(() => {
    if (isKnown) return;
    void dispatch(loadRegistrationFields()).finally(() => setSettled(true));
  }, [isKnown, dispatch]);
  return isKnown || isSettled;
};
