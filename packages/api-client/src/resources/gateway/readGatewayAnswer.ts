import type { GatewayAnswer } from '@foyer/domain';
import type { AnswerRead } from '../../contract/define/callTypes';
import type { gatewayLogin } from '../../contract/gateway/gatewayCalls';

/** What the gateway login answered, in the domain's names. */
export const readGatewayAnswer = (wire: AnswerRead<typeof gatewayLogin>): GatewayAnswer => ({
  redirect: wire.redirect ?? null,
  deviceState: wire.deviceState,
  connect: wire.connect ?? null,
});
