import type { GatewayAnswer, LocationDetails } from '@foyer/domain';
import type { Connection } from '../../connection/connection';
import { gatewayResource, type GatewayEntry } from '../../resources/gateway/gatewayResource';
import type { Answer } from '../../transport/answer';
import type { CallOptions } from '../../transport/callRequest';

/**
 * What the gateway entry does first: keeps where the visitor stands, makes sure that the session
 * knows it too, and runs the gateway login, an impersonating agent's included. Reloading site info
 * and going on is the application's. Specification, sections 2 (`/stardust/auth/login`) and 6.
 */
export const enterGateway = async (
  connection: Connection,
  details: LocationDetails,
  entry: GatewayEntry = {},
  options?: CallOptions,
): Promise<Answer<GatewayAnswer>> => {
  connection.location.write(details);
  connection.siteInfoBackOff.reset();
  const session = await connection.renewal.usableToken(true);
  if (session.error) return session;
  return gatewayResource(connection).gatewayLogin(details, entry, options);
};

/** Runs the gateway login once more, after a log-in or a purchase; null outside the network. */
export const repeatGatewayLogin = async (
  connection: Connection,
  options?: CallOptions,
): Promise<Answer<GatewayAnswer> | null> => {
  const details = connection.location.read();
  return details && gatewayResource(connection).gatewayLogin(details, {}, options);
};
