import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { openPortal } from '~/testing/openPortal';
import { expectUsable } from '~/testing/faults/expectUsable';
import { screenOpenings, whoIn } from '~/testing/faults/screenOpenings';
import { withRealIds } from '~/testing/faults/withRealIds';
import { keepFocus } from './keepFocus';

// SHELL-8
it.each(screenOpenings.map((opening) => [opening.path, whoIn(opening), opening] as const))(
  '%s for %s is read from its heading, and has the language menu',
  async (_path, _who, opening) => {
    const real = await withRealIds(opening);
    onTestFinished(keepFocus());
    await openPortal(real);
    await expectUsable();
    const heading = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getAllByRole('button', { name: /^Language/ })).not.toHaveLength(0);
  },
);
