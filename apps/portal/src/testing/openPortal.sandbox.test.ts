import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { reloadSite } from '~/session/refreshSession';
import { openPortal } from './openPortal';
import { areRequestsUnderWay, takeCallsMade } from './faults/recordCalls';

describe('a page of the tests', () => {
  it('receives no answer after it is closed, so that it cannot redirect the next page', async () => {
    const { store, injectFault } = await openPortal({ path: '/login' });
    const heard = vi.fn();
    await injectFault({ call: 'getSiteInfo', kind: 'slow', delayMs: 1000 });
    takeCallsMade();
    void store.dispatch(reloadSite()).then(heard);
    await waitFor(() => expect(takeCallsMade()).toContain('getSiteInfo'));
    await openPortal();
    await waitFor(() => expect(areRequestsUnderWay()).toBe(false));
    expect(heard).not.toHaveBeenCalled();
  });
});
