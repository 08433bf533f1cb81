import document from '@foyer/api-client/openapi.json';
import { calls, type CallName } from '@foyer/api-client/contract';
import fc from 'fast-check';
import { drawAnswer, fieldsOf } from './drawAnswer';

/** The drawn answers of a backend by the call's name; a call that is not here answers 404. */
export type Drawn = Readonly<Partial<Record<CallName, unknown>>>;

/** What the answer of a call is drawn from. */
interface Answering {
  name: CallName;
  schema: unknown;
  full: unknown;
  minimal: unknown;
  isNeeded: boolean;
}

const isCall = (name: unknown): name is CallName => typeof name === 'string' && name in calls;

const answering: readonly Answering[] = Object.values(document.paths)
  .flatMap((methods) => Object.values(methods).map(fieldsOf))
  .flatMap((operation) => {
    const { operationId: name } = operation;
    if (!isCall(name)) return [];
    const success = fieldsOf(fieldsOf(operation.responses)[calls[name].status]);
    const { schema, examples } = fieldsOf(fieldsOf(success.content)['application/json']);
    const [full, minimal] = ['full', 'minimal'].map(
      (size) => fieldsOf(fieldsOf(examples)[size]).value,
    );
    const isNeeded = operation['x-profile'] === 'minimal';
    return schema ? [{ name, schema, full, minimal, isNeeded }] : [];
  });

const fullOf = (name: CallName): unknown => answering.find((answer) => answer.name === name)?.full;

/** Scripts of other companies, which no test loads. */
const NO_SCRIPTS = {
  logging: null,
  telemetry: null,
  tracking: null,
  recaptchaSiteKey: null,
  cardScriptUrl: null,
};

/** Answers that lead to no other site: a page that leaves for the gateway shows nothing more. */
const withoutOthers = (drawn: Drawn): Drawn => ({
  ...drawn,
  gatewayLogin: { ...fieldsOf(drawn.gatewayLogin), connect: null, redirect: null },
  getPublicConfig: { ...fieldsOf(drawn.getPublicConfig), ...NO_SCRIPTS },
});

/** All that a backend answers to one customer, who has the same plan in every answer. */
export const drawBackend: fc.Arbitrary<Drawn> = drawAnswer(
  document.components.schemas.Subscription,
  fieldsOf(fullOf('getSubscription')).subscription,
)
  .chain((Subscription) =>
    fc.record(
      Object.fromEntries(
        answering.map(({ name, schema, full, isNeeded }) => {
          const drawn = drawAnswer(schema, full, { Subscription });
          const absent = { arbitrary: fc.constant(undefined), weight: isNeeded ? 0 : 1 };
          return [name, fc.oneof({ arbitrary: drawn, weight: 4 }, absent)];
        }),
      ),
    ),
  )
  .map(withoutOthers);

/** The contract's own examples: every call with its full one, or the needed calls with the least. */
export const examples = (size: 'minimal' | 'full'): Drawn =>
  withoutOthers(
    Object.fromEntries(
      answering
        .filter(({ isNeeded }) => size === 'full' || isNeeded)
        .map((answer) => [answer.name, answer[size]]),
    ),
  );

const NAMES = ['title', 'name', 'category', 'groupName', 'groupTitle', 'period', 'description'];

/** The same answers, without the names that a plan, a subscription and a device may leave out. */
export const withoutNames = (drawn: Drawn): Drawn => nameless(drawn) as Drawn;

const nameless = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(nameless);
  if (typeof value !== 'object' || value === null) return value;
  // The site has a device's address too, and needs its name.
  const isNamed = 'priceId' in value || ('mac' in value && !('planEngine' in value));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isNamed || !NAMES.includes(key))
      .map(([key, member]) => [key, nameless(member)]),
  );
};
