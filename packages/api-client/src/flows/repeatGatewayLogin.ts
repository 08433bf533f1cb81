import type { GatewayAnswer } from '@foyer/domain';
import { createCallApi } from '../client/callApi';
import type { Connection } from '../connection/connection';
import type { Answer } from '../transport/answer';
import type { CallOptions } from '../transport/callOptions';

/** Repeats the gateway login after a log-in or a purchase; null outside the network. */
export const repeatGatewayLogin =
  (connection: Connection) =>
  async (options?: CallOptions): Promise<Answer<GatewayAnswer> | null> => {
    const details = connection.location.read();
    if (!details) return null;
    const args = { ...details, isImpersonating: connection.agent.read() };
    return createCallApi(connection)('gatewayLogin', args, options);
  };
