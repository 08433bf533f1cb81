import type { GatewayAnswer } from '@foyer/domain';
import type { Connection } from '../../connection/connection';
import { gatewayResource } from '../../resources/gateway/gatewayResource';
import type { Answer } from '../../transport/answer';
import type { CallOptions } from '../../transport/callRequest';

/** Runs the gateway login once more, after a log-in or a purchase; null outside the network. */
export const repeatGatewayLogin = async (
  connection: Connection,
  options?: CallOptions,
): Promise<Answer<GatewayAnswer> | null> => {
  const details = connection.location.read();
  return details && gatewayResource(connection).gatewayLogin(details, {}, options);
};
