import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchCheckout } from './watchCheckout';

/** The backend's answers about the session, one for each request; the last one repeats. */
const answers = vi.hoisted((): { data?: { status: string } }[] => []);
const asked = vi.hoisted(() => vi.fn<(call: string) => void>());
vi.mock('~/session/api/callApi', () => ({
  callApi: async (call: string) => {
    asked(call);
    return (answers.length > 1 ? answers.shift() : answers[0]) ?? {};
  },
}));

const comeBack = async (): Promise<void> => {
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve));
};

const watch = (...said: { data?: { status: string } }[]) => {
  answers.splice(0, answers.length, ...said);
  const onEnd = vi.fn<(end: string) => void>();
  return { onEnd, stop: watchCheckout('cs_1', onEnd) };
};

afterEach(() => {
  asked.mockClear();
  vi.restoreAllMocks();
});

describe('a checkout on the screen', () => {
  it.each(['expired', 'complete'])(
    'reports "%s" once, when the user returns to the page',
    async (status) => {
      const { onEnd } = watch({ data: { status } });
      expect(asked).not.toHaveBeenCalled();
      await comeBack();
      await comeBack();
      expect(onEnd.mock.calls).toEqual([[status]]);
      expect(asked).toHaveBeenCalledTimes(1);
    },
  );

  it('reports nothing while it is open or the request fails, and is checked again', async () => {
    const { onEnd } = watch({}, { data: { status: 'open' } }, { data: { status: 'expired' } });
    await comeBack();
    await comeBack();
    expect(onEnd).not.toHaveBeenCalled();
    await comeBack();
    expect(onEnd).toHaveBeenCalledWith('expired');
  });

  it('is not checked while the page is hidden', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { stop } = watch({ data: { status: 'expired' } });
    await comeBack();
    expect(asked).not.toHaveBeenCalled();
    stop();
  });

  it('reports nothing after it is closed, even if a request was under way', async () => {
    const { onEnd, stop } = watch({ data: { status: 'expired' } });
    const back = comeBack();
    stop();
    await back;
    await comeBack();
    expect(onEnd).not.toHaveBeenCalled();
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
