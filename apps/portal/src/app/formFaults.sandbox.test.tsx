import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal, type OpenPortal } from '~/testing/openPortal';
import { actions, type FormAction } from '~/testing/faults/formActions';
import { expectUsable } from '~/testing/faults/expectUsable';
import { takeCallsMade } from '~/testing/faults/recordCalls';
import { withRealIds } from '~/testing/faults/withRealIds';

/** Faults that stop the sandbox before it acts, so that every test starts from the same data. */
const kinds = ['no-response', '403', '404', '500', '502'];

const fieldOf = (label: string): HTMLInputElement => {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  if (!(field instanceof HTMLInputElement)) throw new Error(`"${label}" is not a field.`);
  return field;
};

const fillIn = async ({ user }: OpenPortal, { types = {}, ticks = [] }: FormAction) => {
  for (const [label, text] of Object.entries(types)) {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  }
  for (const label of ticks) await user.click(await screen.findByLabelText(label));
};

const send = async ({ user }: OpenPortal, { presses, flips }: FormAction) => {
  for (const name of presses) {
    const found = await screen.findAllByRole('button', { name });
    // The button of an open dialog is the last one in the document.
    await user.click(found.at(-1) as HTMLElement);
  }
  if (flips) await user.click(await screen.findByLabelText(flips));
};

const typed = ({ types = {} }: FormAction): Record<string, string> =>
  Object.fromEntries(
    Object.keys(types).map((label) => [label, fieldOf(label).value.replaceAll(/[^\w@.]/g, '')]),
  );

describe.each(actions)('$does', (action) => {
  it.each(kinds)('keeps the typed values and offers a way on after the fault %s', async (kind) => {
    const portal = await openPortal(await withRealIds(action));
    await expectUsable();
    await fillIn(portal, action);
    const before = typed(action);
    await portal.injectFault({ call: action.call, kind });
    takeCallsMade();
    await send(portal, action);
    await expect.poll(takeCallsMade, { timeout: 15_000 }).toContain(action.call);
    await expectUsable();
    expect(typed(action)).toEqual(before);
    expect(
      screen.queryAllByRole('alert').length + screen.queryAllByRole('alertdialog').length,
      'what went wrong is said',
    ).toBeGreaterThan(0);
  });
});
