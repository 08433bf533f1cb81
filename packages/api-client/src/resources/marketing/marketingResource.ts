import { type MarketingAnswers, type MarketingPreference, parseOptIns } from '@foyer/domain';
import {
  getMarketingAnswers,
  getMarketingPreferences,
  saveMarketingAnswers,
} from '../../contract/marketing/marketingCalls';
import { type Answer, mapLater } from '../../transport/answer';
import type { CallOptions } from '../../transport/callRequest';
import { ask, type Sender } from '../parts/ask';
import { readEach } from '../parts/readEach';
import { writeOptIns } from '../parts/writeOptIns';

/** What one may agree to, and what was agreed. Specification, section 7: "Marketing". */
export const marketingResource = (sender: Sender) => ({
  getMarketingPreferences: (options?: CallOptions): Promise<Answer<MarketingPreference[]>> =>
    readEach(ask(sender, getMarketingPreferences, {}, options), (wire) => ({
      id: wire.id,
      title: wire.title,
      description: wire.description ?? null,
    })),

  getMarketingAnswers: (userId: string, options?: CallOptions): Promise<Answer<MarketingAnswers>> =>
    mapLater(ask(sender, getMarketingAnswers, { params: { userId } }, options), (wire) =>
      parseOptIns(wire.preferences),
    ),

  /** Keeps the answers given; what was never answered is not sent. */
  saveMarketingAnswers: (
    userId: string,
    answers: MarketingAnswers,
    options?: CallOptions,
  ): Promise<Answer<MarketingAnswers>> =>
    mapLater(
      ask(
        sender,
        saveMarketingAnswers,
        { params: { userId }, body: { preferences: writeOptIns(answers) } },
        options,
      ),
      (wire) => parseOptIns(wire.preferences),
    ),
});
