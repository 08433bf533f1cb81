import { isSampled, type PublicConfig } from '@foyer/domain';
import { useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppSelector } from '~/session/store/hooks';
import { failures } from '~/shared/logging/failures';
import { startTelemetry } from './startTelemetry';

type Telemetry = NonNullable<PublicConfig['telemetry']>;

/** A page load that does not report drops its failures, so that none of them is sent later. */
const start = (telemetry: Telemetry, draw: number): (() => void) | undefined => {
  if (isSampled(telemetry.sampleRate, draw)) return startTelemetry(telemetry);
  failures.setReceiver(() => undefined);
  return undefined;
};

/** Starts telemetry where the public configuration sets it up, on so many page loads as it says. */
export const useTelemetry = (): void => {
  // A restart of the session reads the same configuration again.
  const telemetry = useAppSelector(({ site }) => site.config?.telemetry ?? null, shallowEqual);
  const [draw] = useState(Math.random);
  useEffect(() => (telemetry ? start(telemetry, draw) : undefined), [telemetry, draw]);
};
