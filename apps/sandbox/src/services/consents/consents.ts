import { DAY } from '@foyer/domain';
import { createHash } from 'node:crypto';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { newId } from '../../db/newId';
import type { Db } from '../../db/openDatabase';
import { consents } from '../../db/schema/consents';
import type { Backend } from '../Backend';
import { siteWords } from '../messages/siteWords';
import type { SiteRow } from '../sites/findSite';

type ConsentRow = typeof consents.$inferSelect;

/** An answer, and the words that were asked. */
export type Answer = Pick<ConsentRow, 'kind' | 'topic' | 'textVersion' | 'text' | 'answer'>;

/** Who answers, how and when. */
export type Answerer = Pick<ConsentRow, 'userId' | 'channel'> & { at: number };

/** A browser keeps an answer until its user logs in, for this long at most, in milliseconds. */
const OLDEST_ANSWER = 365 * DAY;

/** How many answers a user sees. */
const LISTED = 100;

/** Names a text by what it says. */
const versionOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** A question without a version of its own. */
const asked = (text: string | null): Pick<Answer, 'text' | 'textVersion'> => ({
  text,
  textVersion: text === null ? null : versionOf(text),
});

/** The answers that a form of the portal gave; what it left out was not asked. */
export const answersIn = (
  { details }: SiteRow,
  given: {
    isTermsAndConditionAccepted?: boolean | undefined;
    termsVersion?: string | undefined;
    marketingOptIn?: boolean | undefined;
    marketingText?: string | undefined;
    detailedMarketingOptIn?: Record<string, string> | undefined;
  },
): Answer[] => {
  const { isTermsAndConditionAccepted: accepts, marketingOptIn } = given;
  const textVersion = given.termsVersion ?? details.terms.version;
  const terms = { kind: 'terms' as const, topic: null, text: null, textVersion };
  const marketing = {
    kind: 'marketing' as const,
    topic: null,
    ...asked(given.marketingText ?? null),
  };
  return [
    ...(accepts === undefined ? [] : [{ ...terms, answer: accepts }]),
    ...(marketingOptIn === undefined ? [] : [{ ...marketing, answer: marketingOptIn }]),
    ...Object.entries(given.detailedMarketingOptIn ?? {}).flatMap(([topic, flag]) => {
      const channel = siteWords(details).marketing.find(({ id }) => id === topic);
      const answer = flag === '1';
      // Nobody agrees to what isn't asked. A no may withdraw a yes to a channel that the site had before.
      if (!channel && answer) return [];
      const text = channel ? [channel.title, channel.description].join('\n') : null;
      return [{ ...marketing, ...asked(text), topic, answer }];
    }),
  ];
};

const isAbout = ({ userId }: Answerer, { kind, topic }: Answer) =>
  and(
    eq(consents.userId, userId),
    eq(consents.kind, kind),
    topic === null ? isNull(consents.topic) : eq(consents.topic, topic),
  );

/** The last answer to a question. The index gives the newest first, so a long record costs no more than a short one. */
const lastAnswer = async (tx: Db, by: Answerer, given: Answer): Promise<Answer | null> => {
  const [last] = await tx
    .select()
    .from(consents)
    .where(isAbout(by, given))
    .orderBy(desc(consents.position))
    .limit(1);
  return last ?? null;
};

/** Marks a yes as withdrawn. */
const withdraw = (tx: Db, by: Answerer, given: Answer) =>
  tx
    .update(consents)
    .set({ withdrawnAt: by.at })
    .where(and(isAbout(by, given), eq(consents.answer, true), isNull(consents.withdrawnAt)));

/**
 * Writes each answer that differs from the last one to its question; a no withdraws an earlier yes. A form that is sent
 * twice is one answer. The caller locks the user's row. Rule PREF-6.
 */
export const recordAnswers = async (
  tx: Db,
  by: Answerer,
  answers: readonly Answer[],
): Promise<void> => {
  const { userId, channel, at: createdAt } = by;
  for (const given of answers) {
    const before = await lastAnswer(tx, by, given);
    const isSame = before?.answer === given.answer && before.textVersion === given.textVersion;
    if (isSame) continue;
    if (!given.answer) await withdraw(tx, by, given);
    await tx.insert(consents).values({ ...given, id: newId('con'), userId, channel, createdAt });
  }
};

/**
 * Writes an answer about advertising trackers or the start of the service. Each browser asks its own user, and each order
 * asks again, so a no withdraws only the yes that the browser names.
 * @returns the entry's id, for the browser's next answer
 */
export const recordAnswer = (
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  { userId, channel }: Omit<Answerer, 'at'>,
  given: {
    kind: 'startNow' | 'tracking';
    answer: boolean;
    topic?: string | undefined;
    text?: string | undefined;
    at?: string | undefined;
    replaces?: string | undefined;
  },
): Promise<string> =>
  db.transaction(async (tx) => {
    const id = newId('con');
    const { kind, answer, at, replaces } = given;
    // An order's request to start is proof: its time is the server's.
    const now = clock.now();
    const told = kind === 'tracking' && at !== undefined ? Date.parse(at) : now;
    // A wrong time proves nothing.
    const createdAt = told > now || told < now - OLDEST_ANSWER ? now : told;
    if (!answer && replaces !== undefined)
      await tx
        .update(consents)
        .set({ withdrawnAt: sql`greatest(${consents.createdAt}, ${createdAt})` })
        .where(
          and(
            eq(consents.id, replaces),
            eq(consents.userId, userId),
            eq(consents.kind, kind),
            eq(consents.answer, true),
            isNull(consents.withdrawnAt),
          ),
        );
    const { topic = null, text = null } = given;
    const entry = { kind, topic, answer, ...asked(text) };
    await tx.insert(consents).values({ ...entry, id, userId, channel, createdAt });
    return id;
  });

/** A user's answers, the newest first. */
export const listedConsents = ({ db }: Pick<Backend, 'db'>, userId: string) =>
  db
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.position))
    .limit(LISTED);
