import { describe, expect, it } from 'vitest';
import { type CallName, calls } from '../../contract/calls';
import type { Call } from '../../contract/define/defineCall';
import { checkAnswer } from '../../conformance/checkAnswer';
import { asObject } from '../../reading/asObject';
import { describedFields } from '../../testing/describedFields';
import { openApiDocument } from '../document';
import { examples } from './examples';

const document = openApiDocument();
const headers: Readonly<Record<string, string>> = {
  'content-type': 'application/json',
  date: 'Sat, 21 Nov 2026 10:00:00 GMT',
  authorization: 'Bearer a.b.c',
};

const answering = (Object.entries(calls) as [CallName, Call][]).filter(([, { answer }]) => answer);

const documented = (name: CallName) => {
  const operation = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods).map(asObject))
    .find(({ operationId }) => operationId === name);
  const success = asObject(operation?.responses)[calls[name].status];
  const content = asObject(asObject(asObject(success).content)['application/json']);
  return asObject(content.examples);
};

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
