import type { GatewayAnswer, LocationDetails, QuarantineCredentials } from '@foyer/domain';
import type { Connection } from '../../connection/connection';
import { gatewayLogin, routerLogin, routerLogout } from '../../contract/gateway/gatewayCalls';
import { gatewayLoginBody, type GatewayEntry } from '../../session/stores/wireLocation';
import { type Answer, mapAnswer } from '../../transport/answer';
import type { CallOptions } from '../../transport/callRequest';
import { ask } from '../parts/ask';
import { readGatewayAnswer } from './readGatewayAnswer';

/** Getting online. Specification, section 7: "Gateway and router". */
export const gatewayResource = (connection: Connection) => ({
  /** Runs the gateway login for a place; the session that it answers replaces the present one. */
  gatewayLogin: async (
    details: LocationDetails,
    entry?: GatewayEntry,
    options?: CallOptions,
  ): Promise<Answer<GatewayAnswer>> => {
    const body = gatewayLoginBody(details, entry);
    const answer = await connection.send(gatewayLogin, { body }, options);
    if (answer.data?.authorization) connection.tokens.write(answer.data.authorization);
    return mapAnswer(answer, ({ data }) => readGatewayAnswer(data));
  },

  /** Opens the network in the background: with quarantine credentials, for payment and mail only. */
  routerLogin: (body: QuarantineCredentials, options?: CallOptions): Promise<Answer<null>> =>
    ask(connection, routerLogin, { body }, options),

  /**
   * Closes the network by the router.
   *
   * @param username the name that the device was logged in by, for a router that asks for it
   */
  routerLogout: (username?: string | null, options?: CallOptions): Promise<Answer<null>> =>
    ask(connection, routerLogout, { body: username ? { username } : {} }, options),
});
