import { parseMac } from '@foyer/domain';
import type { Connection } from '../../connection/connection';
import type { ParamsSent } from '../../contract/define/callTypes';
import {
  checkCpe,
  createNoAccountUser,
  setShareVlan,
  verifyRecaptcha,
} from '../../contract/user/visitorCalls';
import { type Answer, mapAnswer, mapLater } from '../../transport/answer';
import type { CallOptions } from '../../transport/callRequest';
import { ask } from '../parts/ask';

/** A device that has been let on without an account. */
export type NoAccountUser = {
  readonly userId: string | null;
  readonly mac: string | null;
  readonly hasActiveSubscription: boolean;
};

/** People and devices without an account. Specification, section 7: "User". */
export const visitorResource = (connection: Connection) => ({
  /** Whether the captcha was solved. @param response the captcha's token */
  verifyRecaptcha: (response: string, options?: CallOptions): Promise<Answer<boolean>> =>
    mapLater(
      ask(connection, verifyRecaptcha, { query: { response } }, options),
      ({ success }) => success,
    ),

  /**
   * Lets a device on; the terms have been accepted.
   *
   * @param headlessMac of a device without a browser; null for the device in hand, whose session the
   *   answer may replace
   */
  createNoAccountUser: async (
    headlessMac: string | null,
    options?: CallOptions,
  ): Promise<Answer<NoAccountUser>> => {
    const body = { headlessMac, isTermsAndConditionAccepted: true } as const;
    const answer = await connection.send(createNoAccountUser, { body }, options);
    if (answer.data?.authorization) connection.tokens.write(answer.data.authorization);
    return mapAnswer(answer, ({ data }) => ({
      userId: data.userId ?? null,
      mac: parseMac(data.mac),
      hasActiveSubscription: data.hasActiveSubscription,
    }));
  },

  /** Whether the device is black-listed at this site. */
  isBlackListed: (
    params: ParamsSent<typeof checkCpe>,
    options?: CallOptions,
  ): Promise<Answer<boolean>> =>
    mapLater(ask(connection, checkCpe, { params }, options), (wire) => wire.isBlackListed),

  /** Whether the household's devices see each other; answers what holds now. */
  setShareVlan: (shareVlan: boolean, options?: CallOptions): Promise<Answer<boolean>> =>
    mapLater(
      ask(connection, setShareVlan, { body: { shareVlan } }, options),
      (wire) => wire.shareVlan,
    ),
});
