import type { GatewayAnswer, LocationDetails, QuarantineCredentials } from '@foyer/domain';
import type { Connection } from '../../connection/connection';
import { gatewayLogin, routerLogin, routerLogout } from '../../contract/gateway/gatewayCalls';
import { toWireLocation } from '../../session/stores/wireLocation';
import { type Answer, mapAnswer } from '../../transport/answer';
import type { CallOptions } from '../../transport/callRequest';
import { ask } from '../parts/ask';
import { readGatewayAnswer } from './readGatewayAnswer';

/** How the visitor was sent here, besides from where. */
export type GatewayEntry = {
  /** A session token that came with the address. */
  readonly token?: string | null;
  /** An agent of the operator acts as a customer. */
  readonly isImpersonating?: boolean;
};

/** Getting online. Specification, section 7: "Gateway and router". */
export const gatewayResource = (connection: Connection) => ({
  /** Runs the gateway login for a place; the session that it answers replaces the present one. */
  gatewayLogin: async (
    details: LocationDetails,
    { token, isImpersonating }: GatewayEntry = {},
    options?: CallOptions,
  ): Promise<Answer<GatewayAnswer>> => {
    const body = {
      ...toWireLocation(details),
      location_id: details.locationId,
      ...(token && { token }),
      ...(isImpersonating && { is_impersonating: true }),
    };
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
