import { expect, test } from 'vitest';
import { fakeBackend } from '../testing/fakeBackend';
import { reportAsJson, reportAsJUnit } from './reportFiles';
import { runConformance } from './runConformance';

const report = () =>
  runConformance({
    baseUrl: 'http://backend.test',
    fetch: fakeBackend({
      'GET /auth/blank-session': { status: 204, headers: { authorization: 'Bearer a.b.c' } },
      'GET /api/terms': { body: { version: '<1>' } },
      'GET /api/context/billforward': { body: { enabled: false } },
    }).fetch,
  });

test('JSON has for each call its state, its findings and what people see without it', async () => {
  const { profile, isConformant, calls } = JSON.parse(reportAsJson(await report()));
  const find = (name: string) => calls.find(({ call }: { call: string }) => call === name);
  expect([profile, isConformant]).toEqual(['minimal', false]);
  expect(find('getTerms')).toMatchObject({
    state: 'broken',
    isNeeded: true,
    address: 'GET /terms',
    findings: [{ probe: 'answers the terms', problem: expect.stringContaining('html') }],
  });
  expect(find('getLiveAgent')).toMatchObject({ state: 'missing', without: 'There is no chat.' });
  expect(find('getBillforward')).toMatchObject({ state: 'conforms', findings: [] });
});

test('JUnit has a test case for each call, and a failure only where the profile fails', async () => {
  const xml = reportAsJUnit(await report());
  const caseOf = (call: string) =>
    xml.split('<testcase ').find((part) => part.startsWith(`classname="${call}"`));
  expect(caseOf('getTerms')).toMatch(
    /<failure message="broken">answers the terms: html: .*&quot;html&quot;/,
  );
  expect(caseOf('getTerms')).toContain('People see: The portal cannot read this.');
  expect(caseOf('getUser')).toContain(
    '<failure message="missing">People see: Nobody stays logged in',
  );
  expect(caseOf('getLiveAgent')).toContain('<skipped message="missing"/>');
  expect(caseOf('getBillforward')).not.toMatch(/failure|skipped/);
  const failures = xml.match(/<failure/g)?.length;
  expect(xml).toContain(`failures="${failures}"`);
});
