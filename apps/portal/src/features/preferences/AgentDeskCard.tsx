import { DAY, ERROR_NOTICE_TIMEOUT, periodLabel, type AgentDesk } from '@foyer/domain';
import { Button, Card, CardHeader, Stack, Text } from '@foyer/ui-kit/core';
import { ConfirmDialog } from '@foyer/ui-kit/parts';
import { Fragment, useState } from 'react';
import { errorText } from '~/session/api/errorText';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { useDate } from '~/shared/i18n/useDate';
import { useMessage } from '~/shared/i18n/useMessage';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { LinesSkeleton, QuerySection } from '~/shell/portal/sections/QuerySection';
import { useDoAgentActMutation, useGetAgentDeskQuery } from './agentDesk.api';

/** What a support agent can do for the customer now. Renders nothing for anybody else. Rule DESK-1. */
export const AgentDeskCard = () => {
  const { t } = useTranslation('preferences');
  const isAgent = useAppSelector(({ site }) => site.info?.isImpersonating ?? false);
  const query = useGetAgentDeskQuery(undefined, { skip: !isAgent });
  if (!isAgent || query.data === null || query.data?.acts.length === 0) return null;
  return (
    <QuerySection query={query} failed={t('desk.failed')} skeleton={<LinesSkeleton rows={2} />}>
      {(desk) => desk && <Desk desk={desk} />}
    </QuerySection>
  );
};

const Desk = ({ desk }: { desk: AgentDesk }) => {
  const { t } = useTranslation('preferences');
  const { act, isActing } = useAct();
  const [asks, setAsks] = useState(false);
  return (
    <Card as="section">
      <CardHeader title={t('desk.title')} />
      <Stack gap={16}>
        <Text tone="quiet">{t('desk.text')}</Text>
        {desk.acts.map((each) => {
          if (each === 'unknown') return null;
          if (each === 'giveTime')
            return <GiveTime key={each} desk={desk} act={act} busy={isActing} />;
          const start = () => (each === 'suspend' ? setAsks(true) : void act({ act: each }));
          return (
            <Fragment key={each}>
              <Button variant="soft" wide busy={isActing} onClick={start}>
                {t(`desk.${each}`)}
              </Button>
              {each === 'sendResetLink' && <Text tone="quiet">{t('desk.resetLinkNote')}</Text>}
            </Fragment>
          );
        })}
      </Stack>
      <ConfirmDialog
        open={asks}
        busy={isActing}
        heading={t('desk.ask.heading')}
        confirmLabel={t('desk.suspend')}
        cancelLabel={t('desk.ask.keep')}
        onCancel={() => setAsks(false)}
        onConfirm={() => void act({ act: 'suspend' }).then(() => setAsks(false))}
      >
        <Text>{t('desk.ask.text')}</Text>
      </ConfirmDialog>
    </Card>
  );
};

interface GiveTimeProps {
  desk: AgentDesk;
  act: ReturnType<typeof useAct>['act'];
  busy: boolean;
}

/** One button for each number of days, which names the new end. Rule DESK-2. */
const GiveTime = ({ desk, act, busy }: GiveTimeProps) => {
  const { t } = useTranslation('preferences');
  const message = useMessage();
  const date = useDate();
  const { days, endsAt } = desk;
  if (endsAt === null) return null;
  return (
    <>
      <Text>{t('desk.endsAt', { date: date.day(endsAt) })}</Text>
      {days.map((amount) => (
        <Button
          key={amount}
          variant="soft"
          wide
          busy={busy}
          onClick={() => void act({ act: 'giveTime', days: amount, endsAt })}
        >
          {t('desk.giveTime', {
            period: message(periodLabel({ amount, magnitude: 'day' })),
            date: date.day(endsAt + amount * DAY),
          })}
        </Button>
      ))}
    </>
  );
};

/** Does an act, and says whether it worked. */
const useAct = () => {
  const { t } = useTranslation('preferences');
  const dispatch = useAppDispatch();
  const [send, { isLoading: isActing }] = useDoAgentActMutation();
  const act = async (asked: Parameters<typeof send>[0]): Promise<void> => {
    const { error } = await send(asked);
    dispatch(
      snackbarOpened(
        error
          ? {
              text: t('desk.didNot', { why: errorText(error, t) }),
              type: 'Error',
              timeout: ERROR_NOTICE_TIMEOUT,
            }
          : { text: t('desk.done'), type: 'Success' },
      ),
    );
  };
  return { act, isActing };
};
