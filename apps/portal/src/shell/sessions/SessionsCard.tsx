import type { ApiData } from '@foyer/api-client';
import {
  ActionRow,
  Button,
  Card,
  CardHeader,
  Chip,
  RowList,
  Stack,
  Text,
  VisuallyHidden,
} from '@foyer/ui-kit/core';
import { devicesIcon, helpIcon } from '@foyer/ui-kit/icons';
import { useRef, useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { errorText } from '~/session/api/errorText';
import { httpErrorOf } from '~/session/api/httpError';
import type { CallFailure } from '~/session/api/isApiError';
import { useDate } from '~/shared/i18n/useDate';
import { LinesSkeleton, QuerySection } from '~/shell/portal/sections/QuerySection';
import { useAppSelector } from '~/session/store/hooks';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useGetSessionsQuery,
} from './sessions.api';

type Session = NonNullable<ApiData<'getSessions'>>[number];

/**
 * Where the user is logged in, with a button to end each session and one to end all others; an agent
 * sees the list without buttons. Renders nothing where the backend keeps no list. Rules SES-32 and SES-33.
 */
export const SessionsCard = () => {
  const { t } = useTranslation('sessions');
  const query = useGetSessionsQuery();
  if (query.data === null) return null;
  return (
    <QuerySection query={query} failed={t('failed')} skeleton={<LinesSkeleton rows={2} />}>
      {(sessions) => sessions && <Sessions sessions={sessions} />}
    </QuerySection>
  );
};

const Sessions = ({ sessions }: { sessions: readonly Session[] }) => {
  const { t } = useTranslation('sessions');
  const nameOf = useSessionName();
  const { said, outcome, end, endOthers, isEnding, isEndingOthers } = useEnding();
  const isAgent = useAppSelector(({ site }) => site.info?.isImpersonating ?? false);
  const title = t(isAgent ? 'agentTitle' : 'title');
  return (
    <Card as="section">
      <CardHeader title={title} />
      <Stack gap={16}>
        <Text tone="quiet">{t(isAgent ? 'agentText' : 'text')}</Text>
        <RowList label={title}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={isEnding}
              onEnd={isAgent ? null : () => void end(session.id, nameOf(session))}
            />
          ))}
        </RowList>
        <div role="status" tabIndex={-1} ref={outcome}>
          {said && <Text tone={said.isGood ? 'positive' : 'critical'}>{said.text}</Text>}
        </div>
        {!isAgent && sessions.length > 1 && (
          <Button variant="soft" wide busy={isEndingOthers} onClick={() => void endOthers()}>
            {t('endOthers')}
          </Button>
        )}
      </Stack>
    </Card>
  );
};

/** `onEnd` is null for users who may not end the session. */
const SessionRow = (props: { session: Session; busy: boolean; onEnd: (() => void) | null }) => {
  const { session, busy, onEnd } = props;
  const { t } = useTranslation('sessions');
  const date = useDate();
  const name = useSessionName()(session);
  const { venue, startedAt, lastSeenAt, isCurrent, agent } = session;
  const started = startedAt === null ? null : date.short(startedAt);
  return (
    <ActionRow
      as="div"
      icon={agent === null ? devicesIcon : helpIcon}
      title={<bdi>{name}</bdi>}
      hint={
        <>
          {started !== null &&
            (venue ? t('startedAt', { venue, date: started }) : t('started', { date: started }))}
          <br />
          {lastSeenAt !== null &&
            t('lastSeen', { date: date.short(lastSeenAt), time: date.time(lastSeenAt) })}
        </>
      }
      end={
        isCurrent ? (
          <Chip tone="positive">{t('isCurrent')}</Chip>
        ) : (
          onEnd && (
            <Button variant="soft" size="small" disabled={busy} onClick={onEnd}>
              {t('end')} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          )
        )
      }
    />
  );
};

const useSessionName = () => {
  const { t } = useTranslation('sessions');
  return ({ browser, device, agent }: Session): string => {
    if (agent !== null) return t('agent', { name: agent });
    if (browser && device) return t('name', { browser, device });
    return browser ?? device ?? t('unknown');
  };
};

/** Ends sessions and says so; the focus goes there, because the button that was pressed is gone. */
const useEnding = () => {
  const { t } = useTranslation('sessions');
  const [endOne, ending] = useEndSessionMutation();
  const [endAll, endingAll] = useEndOtherSessionsMutation();
  const [said, setSaid] = useState<{ text: string; isGood: boolean } | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const say = (error: CallFailure | undefined, done: string): void => {
    const text = error ? t('endFailed', { why: errorText(error, t) }) : done;
    setSaid({ text, isGood: !error });
    outcome.current?.focus();
  };
  /** Ending a session that is already over succeeds. */
  const end = async (id: string, name: string): Promise<void> => {
    const { error } = await endOne({ id });
    say(httpErrorOf(error)?.status === 404 ? undefined : error, t('ended', { name }));
  };
  const endOthers = async (): Promise<void> => {
    const { error } = await endAll();
    say(error, t('othersEnded'));
  };
  return {
    said,
    outcome,
    end,
    endOthers,
    isEnding: ending.isLoading,
    isEndingOthers: endingAll.isLoading,
  };
};
