import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { calls } from '../contract/calls';
import { describedFields } from '../testing/describedFields';
import { docComments } from './docComments';
import { openApiDocument } from './document';

const document = openApiDocument();
const text = `${JSON.stringify(document, null, 2)}\n`;

describe('openapi.json', () => {
  it('matches the contract (if not: pnpm --filter @foyer/api-client openapi)', async () => {
    await expect(text).toMatchFileSnapshot('../../openapi.json');
  });

  it('is valid OpenAPI 3.1 by an independent validator', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(text));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('is refused by that validator if it is broken', async () => {
    const { valid } = await new Validator().validate({ ...JSON.parse(text), paths: { x: 1 } });
    expect(valid).toBe(false);
  });

  it('has one operation for each call', () => {
    const ids = Object.values(document.paths).flatMap((operations) =>
      Object.values(operations).map((operation) => Object(operation).operationId),
    );
    expect(ids.toSorted()).toEqual(Object.keys(calls).toSorted());
  });

  it('names the answers to a request that can’t be read, is too large or names nothing', () => {
    const operations = Object.values(document.paths).flatMap((of) =>
      Object.values(of).map((operation) => Object(operation)),
    );
    for (const { requestBody, responses } of operations)
      expect(Object.keys(responses)).toEqual(
        expect.arrayContaining(requestBody ? ['400', '413'] : ['400']),
      );
    const named = Object.values(calls).filter(({ errors }) =>
      errors.some((code) => code === 'NOT_FOUND'),
    );
    expect(
      operations
        .filter(({ responses }) => '404' in responses)
        .map(({ operationId }) => String(operationId)),
    ).toEqual(expect.arrayContaining(named.map(({ name }) => name)));
  });

  it('resolves every reference', () => {
    const references = [...text.matchAll(/"\$ref": "#\/components\/schemas\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(50);
    for (const [, name = ''] of references)
      expect(document.components.schemas).toHaveProperty(name);
  });

  it('names every path parameter of its paths', () => {
    for (const [path, operations] of Object.entries(document.paths))
      for (const operation of Object.values(operations)) {
        const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const described: { name: string; in: string }[] = Object(operation).parameters ?? [];
        const inPath = described.filter((one) => one.in === 'path').map(({ name }) => name);
        expect(inPath.toSorted(), path).toEqual(names.toSorted());
      }
  });

  it('contains no enumeration value that only the portal uses', () => {
    expect(text).not.toMatch(/"(unknown|XXX)"/);
  });
});

describe('the meanings of the document’s fields', () => {
  const { answered, sent } = describedFields(document);

  it('say of every field what it is', () => {
    expect(answered.length).toBeGreaterThan(250);
    expect(sent.length).toBeGreaterThan(100);
    const silent = [...answered, ...sent].filter(
      ({ description }) => !/^\S.*\.$/.test(description),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('say what holds without each field that an answer may leave out', () => {
    const silent = answered.filter(
      ({ isRequired, description }) => !isRequired && !/\bWithout\b/.test(description),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    ['.displayOptions', ['showPrices', 'compactHeader', 'reception']],
    ['getDashboard.features', ['speedTest', 'home_networking']],
  ])('name each flag of %s that the portal reads', (end, flags) => {
    const field = answered.find(({ path }) => path.endsWith(end));
    expect(flags.filter((flag) => !field?.description.includes(`\`${flag}\``))).toEqual([]);
  });

  it('say in which unit each amount of money is', () => {
    const money = /\.(price|amount|costToPay|credit|tax|nextAmount|amountToCharge)$/;
    const silent = answered.filter(
      ({ path, description }) =>
        money.test(path) &&
        !/(period|remainingTime)\.amount$/.test(path) &&
        !/major units/.test(description),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });
});

describe('the comments that become the document’s descriptions', () => {
  it.each(Object.keys(calls))('%s has a comment', (name) => {
    expect(docComments()[name]).toMatch(/^[A-Z].*[.:]/);
  });

  it('belong to calls that are in the table of calls', () => {
    expect(Object.keys(docComments()).toSorted()).toEqual(Object.keys(calls).toSorted());
  });
});
