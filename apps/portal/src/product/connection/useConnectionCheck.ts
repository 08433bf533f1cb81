import {
  supportCode,
  connectionFinding,
  connectionSteps,
  type ConnectionFinding,
  type ConnectionResults,
  type ConnectionStep,
  type Device,
  type StepResult,
} from '@foyer/domain';
import { useEffect, useState } from 'react';
import { now } from '~/session/storage/browserStores';
import { useAppDispatch, useAppSelector, useAppStore } from '~/session/store/hooks';
import { keepLastStatus, readLastStatus, type LastStatus } from './lastStatus';
import {
  checkDevice,
  checkGateway,
  checkInternet,
  checkPlan,
  checkService,
  findLost,
} from './steps';

export interface ConnectionCheck {
  /** What is known so far. */
  results: Partial<ConnectionResults>;
  /** Null until every step has its result. */
  outcome: { finding: ConnectionFinding; code: string; lost: Device | null } | null;
  /** What the venue said last, in this check or before. */
  last: LastStatus | null;
  /** The venue said it in this check. */
  isNew: boolean;
  /** How often it was asked for again. */
  round: number;
  again: () => void;
}

/** Checks the connection step by step, at once and again on request. Rule STATUS-2. */
export const useConnectionCheck = (): ConnectionCheck => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const routerUrl = useAppSelector(({ site }) => site.config?.routerUrl ?? null);
  const place = useAppSelector(
    ({ site, session }) => site.info?.locationId ?? session.location?.locationId ?? null,
  );
  const [round, setRound] = useState(0);
  const [results, setResults] = useState<Partial<ConnectionResults>>({});
  const [outcome, setOutcome] = useState<ConnectionCheck['outcome']>(null);
  const [last, setLast] = useState(() => readLastStatus(place));
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const known = Object.fromEntries(connectionSteps.map((step) => [step, 'unknown'])) as Record<
      ConnectionStep,
      StepResult
    >;
    const take = (step: ConnectionStep, result: StepResult): StepResult => {
      known[step] = result;
      if (isCurrent) setResults((before) => ({ ...before, [step]: result }));
      return result;
    };
    const run = async (): Promise<void> => {
      const hasNetwork = take('network', navigator.onLine ? 'works' : 'fails') === 'works';
      take('gateway', hasNetwork ? await checkGateway(routerUrl) : 'unknown');
      const { result, status } = hasNetwork
        ? await checkService()
        : ({ result: 'unknown', status: null } as const);
      const answers = take('service', result) === 'works';
      if (status && isCurrent) {
        const { state, message, startsAt, endsAt } = status;
        const heard = {
          locationId: place,
          at: now(),
          status: { state, message, startsAt, endsAt },
        };
        keepLastStatus(heard);
        setLast(heard);
        setNew(true);
      }
      take('plan', answers ? await checkPlan() : 'unknown');
      take('device', answers ? await dispatch(checkDevice()) : 'unknown');
      const isOffline = known.plan === 'fails' || known.device === 'fails';
      const lost = isOffline ? await dispatch(findLost()) : null;
      take('internet', hasNetwork ? await checkInternet(status?.internetProbe ?? null) : 'unknown');
      if (!isCurrent) return;
      const isUnseen = store.getState().session.deviceState === 'unseen';
      const finding = connectionFinding(known, status?.state ?? null, lost !== null, isUnseen);
      setOutcome({ finding, code: supportCode(known, now()), lost });
    };
    void run();
    return () => {
      isCurrent = false;
    };
  }, [round, dispatch, store, routerUrl, place]);
  const again = (): void => {
    setResults({});
    setOutcome(null);
    setNew(false);
    setRound(round + 1);
  };
  return { results, outcome, last, isNew, round, again };
};
