import { messageKeys } from '@foyer/domain';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from './i18n';

beforeAll(() => startI18n());

describe('the texts of the portal', () => {
  it.each(messageKeys)('have the text of the domain’s message key %s', (key) => {
    expect(i18next.exists(`common:${key}`) || i18next.exists(`common:${key}_one`)).toBe(true);
  });
});
