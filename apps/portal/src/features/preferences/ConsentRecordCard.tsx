import type { ApiData } from '@foyer/api-client';
import { ActionRow, Card, CardHeader, Stack, Text } from '@foyer/ui-kit/core';
import { checkIcon, closeIcon } from '@foyer/ui-kit/icons';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { LongRowList } from '~/shell/portal/sections/LongRowList';
import { LinesSkeleton, QuerySection } from '~/shell/portal/sections/QuerySection';
import { useGetConsentsQuery } from '~/shell/tracking/consents.api';

type Consent = NonNullable<ApiData<'getConsents'>>[number];

/** Lists the user's answers to questions of consent. A backend without a record, or an empty one, shows no card. Rule PREF-7. */
export const ConsentRecordCard = () => {
  const { t } = useTranslation('preferences');
  const query = useGetConsentsQuery();
  if (query.data?.length === 0 || query.data === null) return null;
  return (
    <QuerySection query={query} failed={t('consents.failed')} skeleton={<LinesSkeleton rows={3} />}>
      {(consents) =>
        consents && (
          <Card as="section">
            <CardHeader title={t('consents.title')} />
            <Stack gap={16}>
              <Text tone="quiet">{t('consents.text')}</Text>
              <LongRowList
                label={t('consents.title')}
                all={t('consents.all', { count: consents.length })}
                rows={consents.map((given) => (
                  <ConsentRow key={given.id} given={given} />
                ))}
              />
            </Stack>
          </Card>
        )
      }
    </QuerySection>
  );
};

const ConsentRow = ({ given }: { given: Consent }) => {
  const { t } = useTranslation('preferences');
  const { kind, topic, answer, textVersion } = given;
  const holds = answer && given.withdrawnAt === null;
  return (
    <ActionRow
      as="div"
      icon={holds ? checkIcon : closeIcon}
      title={
        topic && (kind === 'marketing' || kind === 'startNow')
          ? t(`consents.${kind}Topic`, { topic })
          : t(`consents.${kind}`)
      }
      hint={
        <>
          <Answered given={given} />
          {given.channel !== 'unknown' && (
            <>
              <br />
              {t(`consents.channel.${given.channel}`)}
            </>
          )}
          {textVersion && (
            <>
              <br />
              {t('consents.version', { version: textVersion })}
            </>
          )}
        </>
      }
    />
  );
};

/** The answer with its time, and when it was withdrawn. */
const Answered = ({ given }: { given: Consent }) => {
  const { t } = useTranslation('preferences');
  const date = useDate();
  const when = (instant: number) => ({ date: date.short(instant), time: date.time(instant) });
  const { answer, withdrawnAt } = given;
  const untimed = t(answer ? 'consents.yes' : 'consents.no');
  return (
    <>
      {given.at === null ? untimed : t(answer ? 'consents.yesAt' : 'consents.noAt', when(given.at))}
      {withdrawnAt !== null && (
        <>
          <br />
          {t('consents.withdrawnAt', when(withdrawnAt))}
        </>
      )}
    </>
  );
};
