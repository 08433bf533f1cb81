import type { SpeedTestResult } from '@foyer/domain';
import { useEffect, useRef, useState } from 'react';
import { useAppSelector } from '~/session/store/hooks';
import { now } from '~/session/storage/browserStores';
import { speedTestServers } from './engine/speedTestServer';
import { measureSpeed, type SpeedProgress } from './engine/measureSpeed';
import { addToHistory, readHistory } from './speedHistory';
import { useSaveSpeedTestMutation } from './speedTest.api';

/** The longest that a run may take on the slowest line. */
const LIMIT_MS = 60_000;

export type RunState = 'idle' | 'running' | 'done' | 'failed';

/** Runs the test. Each result is kept for this visit and sent to the venue. */
export const useSpeedTest = () => {
  const [state, setState] = useState<RunState>('idle');
  const [progress, setProgress] = useState<SpeedProgress | null>(null);
  const [history, setHistory] = useState(readHistory);
  const base = useAppSelector(({ site }) => site.config?.speedTestBase ?? null);
  const [save, saving] = useSaveSpeedTestMutation();
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const start = async (): Promise<void> => {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    const timer = setTimeout(() => control.abort(), LIMIT_MS);
    setState('running');
    try {
      const measured = await measureSpeed(speedTestServers.at(base), setProgress, control.signal);
      const result: SpeedTestResult = { ...measured, at: now() };
      setHistory(addToHistory(result));
      setState('done');
      void save(result);
    } catch {
      // A run that the user stops has not failed; its samples are discarded.
      setState(control.signal.reason === STOPPED ? 'idle' : 'failed');
    } finally {
      clearTimeout(timer);
      running.current = null;
      setProgress(null);
    }
  };

  return {
    state,
    progress,
    history,
    latest: history.at(-1) ?? null,
    isUnsaved: saving.isError,
    saveAgain: () => {
      const latest = history.at(-1);
      if (latest) void save(latest);
    },
    start: () => void start(),
    stop: () => running.current?.abort(STOPPED),
  };
};

const STOPPED = 'stopped by the person';

export type SpeedTest = ReturnType<typeof useSpeedTest>;
