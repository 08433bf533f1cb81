import type { ApiData } from '@foyer/api-client';
import { periodLabel } from '@foyer/domain';
import { ActionRow, Card, CardHeader, Stack, Text } from '@foyer/ui-kit/core';
import { helpIcon } from '@foyer/ui-kit/icons';
import { useDate } from '~/shared/i18n/useDate';
import { useMessage } from '~/shared/i18n/useMessage';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useAppSelector } from '~/session/store/hooks';
import { LongRowList } from '~/shell/portal/sections/LongRowList';
import { LinesSkeleton, QuerySection } from '~/shell/portal/sections/QuerySection';
import { useGetAgentActsQuery } from './sessions.api';

type Act = NonNullable<ApiData<'getAgentActs'>>[number];

/** What support agents did in the user's account. Renders nothing where there is no list, or nothing in it. Rule SES-35. */
export const AgentActsCard = () => {
  const { t } = useTranslation('sessions');
  const query = useGetAgentActsQuery();
  if (query.data?.length === 0 || query.data === null) return null;
  return (
    <QuerySection query={query} failed={t('acts.failed')} skeleton={<LinesSkeleton rows={2} />}>
      {(acts) => acts && <Acts acts={acts} />}
    </QuerySection>
  );
};

const Acts = ({ acts }: { acts: readonly Act[] }) => {
  const { t } = useTranslation('sessions');
  const isAgent = useAppSelector(({ site }) => site.info?.isImpersonating ?? false);
  const title = t(isAgent ? 'acts.agentTitle' : 'acts.title');
  return (
    <Card as="section">
      <CardHeader title={title} />
      <Stack gap={16}>
        <Text tone="quiet">{t(isAgent ? 'acts.agentText' : 'acts.text')}</Text>
        <LongRowList
          label={title}
          all={t('acts.all', { count: acts.length })}
          rows={acts.map((act) => (
            <ActRow key={act.id} act={act} />
          ))}
        />
      </Stack>
    </Card>
  );
};

const ActRow = ({ act }: { act: Act }) => {
  const { t } = useTranslation('sessions');
  const date = useDate();
  const message = useMessage();
  return (
    <ActionRow
      as="div"
      icon={helpIcon}
      title={
        act.act === 'giveTime' && act.days !== null
          ? t('acts.giveDays', {
              period: message(periodLabel({ amount: act.days, magnitude: 'day' })),
            })
          : t(`acts.${act.act}`)
      }
      hint={
        <>
          <bdi>{act.agent ?? t('acts.agent')}</bdi>
          <br />
          {act.at !== null && t('acts.at', { date: date.short(act.at), time: date.time(act.at) })}
        </>
      }
    />
  );
};
