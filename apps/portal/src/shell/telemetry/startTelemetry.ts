import {
  errorEvent,
  failedCallEvent,
  screenName,
  startEvent,
  type PublicConfig,
  type TelemetryEvent,
} from '@foyer/domain';
import { buildVersion } from '~/shared/buildVersion';
import { failures, type Failure } from '~/shared/logging/failures';
import { createOutbox } from './createOutbox';
import { currentScreen } from './currentScreen';
import { followSteps } from './followSteps';

/** How this page load went; null where no screen of it was ever usable. */
const startOfPage = (): TelemetryEvent | null => {
  const usable = performance.getEntriesByName('foyer:live').at(-1);
  if (!usable) return null;
  const navigation = performance.getEntriesByType('navigation')[0] as
    | PerformanceNavigationTiming
    | undefined;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const detail: unknown = (usable as PerformanceMark).detail;
  return startEvent(Math.round(performance.timeOrigin + usable.startTime), {
    screen: currentScreen(typeof detail === 'string' ? detail : ''),
    navigation: navigation?.type ?? null,
    firstByteMs: navigation?.responseStart ?? null,
    firstPaintMs: paint?.startTime ?? null,
    usableMs: usable.startTime,
  });
};

const eventOf = ({ failedTry, thrown, at, path }: Failure): TelemetryEvent => {
  const screen = screenName(path || '/');
  return failedTry
    ? failedCallEvent(at, screen, failedTry)
    : errorEvent(at, screen, thrown instanceof Error ? thrown : null);
};

/**
 * Sends the operator's collector how the page started, how long each step took, and what failed. It
 * stores nothing on the device and recognises nobody. Rules TEL-1 to TEL-3.
 *
 * @param first the event to send first; by default how the page started
 * @returns sends the rest and stops
 */
export const startTelemetry = (
  { endpoint, service, env }: NonNullable<PublicConfig['telemetry']>,
  first = startOfPage(),
): (() => void) => {
  const outbox = createOutbox(endpoint, {
    service: service ?? 'foyer',
    version: buildVersion(),
    environment: env,
  });
  if (first) outbox.add(first);
  failures.setReceiver((failure) => outbox.add(eventOf(failure)));
  const steps = followSteps(outbox.add);
  const sendRest = (): void => {
    steps.settle();
    outbox.send();
  };
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') sendRest();
  };
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', sendRest);
  return () => {
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('pagehide', sendRest);
    failures.setReceiver(() => undefined);
    sendRest();
    steps.stop();
    outbox.stop();
  };
};
