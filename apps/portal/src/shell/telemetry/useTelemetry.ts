import { isSampled } from '@foyer/domain';
import { useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppSelector } from '~/session/store/hooks';
import { startTelemetry } from './startTelemetry';

/** Starts telemetry where the public configuration sets it up, on so many page loads as it says. */
export const useTelemetry = (): void => {
  // A restart of the session reads the same configuration again.
  const telemetry = useAppSelector(({ site }) => site.config?.telemetry ?? null, shallowEqual);
  const [draw] = useState(Math.random);
  useEffect(
    () =>
      telemetry && isSampled(telemetry.sampleRate, draw) ? startTelemetry(telemetry) : undefined,
    [telemetry, draw],
  );
};
