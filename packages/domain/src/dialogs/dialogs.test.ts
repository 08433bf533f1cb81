import { describe, expect, it } from 'vitest';
import { globalError, messageDialog, noError, noMessage } from './dialogs';
import { snackbar } from './snackbar';

const message = { key: 'saved' };

describe('a snackbar', () => {
  it.each([
    ['is an Info for 5,000 ms', { message }, 'Info', 5000],
    ['keeps a Success for 5,000 ms', { message, type: 'Success' }, 'Success', 5000],
    ['never closes an Error by itself', { message, type: 'Error' }, 'Error', null],
    [
      'closes an Error after the time it was given',
      { message, type: 'Error', timeout: 3000 },
      'Error',
      3000,
    ],
    ['closes any other after the time it was given', { message, timeout: 100 }, 'Info', 100],
    ['stays when told to', { message, timeout: null }, 'Info', null],
  ] as const)('%s', (_, wanted, type, timeout) => {
    expect(snackbar(wanted)).toEqual({ message, type, timeout });
  });
});

describe('the error dialog', () => {
  it('opens with what went wrong and closes to nothing', () => {
    expect(globalError(message)).toEqual({ isErrorShow: true, errorMessage: message });
    expect(noError).toEqual({ isErrorShow: false, errorMessage: null });
  });
});

describe('the message dialog', () => {
  it('opens with a message that can be closed', () => {
    expect(messageDialog({ message })).toEqual({
      isVisible: true,
      message,
      actionLabel: null,
      action: null,
      showClose: true,
    });
  });

  it('can leave out Close beside an action', () => {
    const dialog = messageDialog({
      message,
      action: 'log-out',
      actionLabel: message,
      showClose: false,
    });
    expect(dialog).toMatchObject({ action: 'log-out', actionLabel: message, showClose: false });
  });

  it('can always be closed without one, so that nobody is caught', () => {
    expect(messageDialog({ message, showClose: false }).showClose).toBe(true);
  });

  it('closes to nothing', () => {
    expect(noMessage).toEqual({
      isVisible: false,
      message: null,
      actionLabel: null,
      action: null,
      showClose: true,
    });
  });
});
