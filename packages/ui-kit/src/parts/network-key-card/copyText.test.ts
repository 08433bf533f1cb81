import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copyText';

const withClipboard = (writeText: ((text: string) => Promise<void>) | undefined) =>
  vi.stubGlobal('navigator', { clipboard: writeText && { writeText } });

const withSelection = (copied: boolean) => {
  const execCommand = vi.fn(() => copied);
  Object.assign(document, { execCommand });
  return execCommand;
};

afterEach(() => vi.unstubAllGlobals());

describe('copying a text', () => {
  it('uses the clipboard when the page has one', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    withClipboard(writeText);
    expect(await copyText('harbour-lantern-42')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('harbour-lantern-42');
  });

  it('uses a selection on a page that has no clipboard, and leaves nothing behind', async () => {
    withClipboard(undefined);
    const execCommand = withSelection(true);
    expect(await copyText('harbour-lantern-42')).toBe(true);
    expect(execCommand).toHaveBeenCalledWith('copy');
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('uses a selection when the clipboard refuses', async () => {
    withClipboard(() => Promise.reject(new Error('not allowed')));
    withSelection(true);
    expect(await copyText('harbour-lantern-42')).toBe(true);
  });

  it('returns false when the device allows neither', async () => {
    withClipboard(undefined);
    withSelection(false);
    expect(await copyText('harbour-lantern-42')).toBe(false);
  });
});
