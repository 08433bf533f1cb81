import { PAUSE_MAX_LENGTH, pauseStateAt, type PauseRecord } from '@foyer/domain';
import { Banner, Button, Stack } from '@foyer/ui-kit/core';
import { pauseIcon } from '@foyer/ui-kit/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '~/session/api/errorText';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { now } from '~/session/storage/browserStores';
import { useAppDispatch } from '~/session/store/hooks';
import { useEndPauseMutation } from '../plan.api';
import { pausePath } from '~/shell/portal/portalViews';
import { EndPauseDialog } from './EndPauseDialog';
import { useAfterPlanChange } from '../useAfterPlanChange';
import { useGetPauseQuery } from '~/session/api/portal.api';
import { useArrivesTogether } from '~/shell/portal/sections/Together';

/** The current or planned pause: its end, and the ways to change or end it. */
export const PauseBanner = ({ isPaused }: { isPaused: boolean }) => {
  const { data: pause, isLoading } = useGetPauseQuery();
  useArrivesTogether(!isLoading);
  if (!pause || pause === 'absent' || pauseStateAt(pause, now()) === 'ended') return null;
  return <Paused pause={pause} isPaused={isPaused} />;
};

const Paused = ({ pause, isPaused }: { pause: PauseRecord; isPaused: boolean }) => {
  const { t } = useTranslation('plan');
  // The plan's own state decides: a pause that began this second may still be in the future by our
  // clock.
  const status = isPaused ? 'active' : pauseStateAt(pause, now());
  const isPlanned = status === 'scheduled';
  const isUnknown = status === 'unknown';
  const hasNotBegun = isPlanned || isUnknown;
  const { end, isEnding, problem } = useEndPause(hasNotBegun);
  const { refetch } = useGetPauseQuery();
  const [isAsking, setAsking] = useState(false);
  const title = usePauseTitle(pause, { isPlanned, isUnknown });
  const ask = (): void => {
    // What the end refunds becomes less each day.
    void refetch();
    setAsking(true);
  };
  const confirm = async (): Promise<void> => {
    await end();
    setAsking(false);
  };
  return (
    <>
      <EndPauseDialog
        pause={pause}
        status={status}
        open={isAsking}
        busy={isEnding}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
      />
      <Banner
        icon={pauseIcon}
        tone={problem ? 'critical' : 'warning'}
        {...(problem && { role: 'alert' as const })}
        title={title}
        action={
          <Stack row gap={8}>
            <Button as={Link} to={pausePath} variant="soft" size="small">
              {t('news.pause.edit')}
            </Button>
            <Button size="small" onClick={ask}>
              {t(hasNotBegun ? 'news.pause.callOff' : 'news.pause.end')}
            </Button>
          </Stack>
        }
      >
        {problem ?? (!isUnknown && t(isPlanned ? 'news.pause.plannedText' : 'news.pause.text'))}
      </Banner>
    </>
  );
};

const usePauseTitle = (
  { startDate, endDate, state }: PauseRecord,
  { isPlanned, isUnknown }: { isPlanned: boolean; isUnknown: boolean },
): string => {
  const { t } = useTranslation('plan');
  const date = useDate();
  if (isUnknown) return t('news.pause.noted', { start: date.full(startDate) });
  // Without a known state nobody knows whether a pause without an end has none.
  if (state === 'unknown' && endDate === null) return t('portal:paused.title');
  const key =
    `news.pause.${isPlanned ? 'planned' : 'title'}${endDate === null ? 'Open' : ''}` as const;
  const end = endDate ?? startDate + PAUSE_MAX_LENGTH;
  return t(key, { start: date.full(startDate), end: date.full(end) });
};

/** Ends a current pause today, or cancels a planned one. */
const useEndPause = (hasNotBegun: boolean) => {
  const { t } = useTranslation('plan');
  const dispatch = useAppDispatch();
  const afterPlanChange = useAfterPlanChange();
  const [endPause, { isLoading: isEnding }] = useEndPauseMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const end = async (): Promise<void> => {
    setProblem(null);
    const { error } = await endPause();
    if (!error) await afterPlanChange(t(hasNotBegun ? 'news.pause.calledOff' : 'news.pause.ended'));
    else if ('code' in error && error.code === 'STATE_CONFLICT') {
      // Another tab has ended the pause. The banner disappears, so a snackbar shows the message.
      const text = errorText(error, t);
      dispatch(snackbarOpened({ text }));
    } else setProblem(errorText(error, t));
  };
  return { end, isEnding, problem };
};
