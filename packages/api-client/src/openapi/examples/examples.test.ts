import { describe, expect, it } from 'vitest';
import { type CallName, calls } from '../../contract/calls';
import type { Call } from '../../contract/define/defineCall';
import { checkAnswer } from '../../conformance/checkAnswer';
import { asObject } from '../../reading/asObject';
import { describedFields } from '../../testing/describedFields';
import { safeParse } from 'valibot';
import { openApiDocument } from '../document';
import { examples } from './examples';

const document = openApiDocument();
const headers: Readonly<Record<string, string>> = {
  'content-type': 'application/json',
  date: 'Sat, 21 Nov 2026 10:00:00 GMT',
  authorization: 'Bearer a.b.c',
};

const answering = (Object.entries(calls) as [CallName, Call][]).filter(([, { answer }]) => answer);

const sending = (Object.entries(calls) as [CallName, Call][]).filter(([, { body }]) => body);

const operationOf = (name: CallName) =>
  Object.values(document.paths)
    .flatMap((methods) => Object.values(methods).map(asObject))
    .find(({ operationId }) => operationId === name);

/** The examples of a request or an answer, which has one media type. */
const examplesIn = (message: unknown) => {
  const [content] = Object.values(asObject(asObject(message).content));
  return asObject(asObject(content).examples);
};

const documented = (name: CallName) =>
  examplesIn(asObject(operationOf(name)?.responses)[calls[name].status]);

describe('the examples of the document', () => {
  it.each(answering)(
    '%s has one with all fields and one with the least, and both conform',
    (name, call) => {
      const { minimal, full } = documented(name);
      for (const [which, example] of Object.entries({ minimal, full })) {
        const { value } = asObject(example);
        expect(value, `${name}, ${which}`).toBeDefined();
        const body: unknown = JSON.parse(JSON.stringify(value));
        const answer = {
          status: call.status,
          body,
          header: (header: string) => headers[header] ?? null,
        };
        expect(checkAnswer(call, answer, ['success']), `${name}, ${which}`).toEqual({
          breaches: [],
          deviations: [],
        });
      }
    },
  );

  it.each(sending)(
    '%s has a request with all fields and one with the least, and the server accepts both',
    (name, call) => {
      const { minimal, full } = examplesIn(operationOf(name)?.requestBody);
      for (const example of [minimal, full]) {
        const { value } = asObject(example);
        expect(value).toBeDefined();
        expect(safeParse(call.body!, value).issues).toBeUndefined();
      }
      const fields = Object.keys(call.body!.entries);
      expect(Object.keys(asObject(asObject(full).value)).toSorted()).toEqual(fields.toSorted());
    },
  );

  it('have every field that the contract names, in one of them', () => {
    const named = new Set<string>();
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [name, field] of Object.entries(value)) {
        named.add(name);
        collect(field);
      }
    };
    collect(examples);
    const { answered } = describedFields(document);
    const shown = answered.filter(({ path }) => !path.startsWith('Error.'));
    const absent = shown.filter(({ path }) => !named.has(path.split('.').at(-1) ?? ''));
    expect(absent.map(({ path }) => path)).toEqual([]);
  });

  it('leave out of the least all that may be missing', () => {
    expect(documented('getUser').minimal).toEqual({
      value: { userId: 'user-1', siteUser: { id: 'user-1' } },
    });
    expect(documented('getPlans').minimal).toEqual({
      value: [{ priceId: 'month-50', price: 20, currency: 'GBP', packageType: 'Standard' }],
    });
    expect(documented('getDashboard').minimal).toEqual({ value: {} });
  });
});
