import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPortal } from '~/testing/openPortal';

/** Changes the answers of the start: by the end of a path, what they say instead. */
const answerWith = (changes: Record<string, object>): void => {
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await send(input, init);
    const url = input instanceof Request ? input.url : String(input);
    const end = Object.keys(changes).find((path) => url.endsWith(path));
    if (!end) return answer;
    const body = (await answer.json()) as object;
    return Response.json({ ...body, ...changes[end] }, { headers: answer.headers });
  });
};

afterEach(() => vi.unstubAllGlobals());

describe('an unsafe address', () => {
  it.each(['logo', 'logoDark'])(
    'of the configuration or the site (%s) is not in the page',
    async (field) => {
      const script = 'javascript:steal()';
      const getSiteInfo = {
        fbEnabled: true,
        logo: 'https://wharf.example/logo.png',
        [field]: 'data:image/svg+xml,<svg/>',
        background: script,
        support: { link: script, text: 'Help desk' },
        header: `<p>Hello <a href="${script}">there</a> <img src="data:image/png,x" alt="pool"></p>`,
      };
      const answers = { getPublicConfig: { facebookUrl: script }, getSiteInfo };
      await openPortal({ venue: 'canal-wharf', answers });
      // The markup of the operator's text comes last.
      await screen.findByAltText('pool');
      expect(screen.queryByRole('link', { name: 'Help desk' })).toBeNull();
      expect(screen.queryByRole('link', { name: /Facebook/ })).toBeNull();
      expect(document.body.innerHTML).not.toMatch(/javascript:|"data:image\/(?:svg\+xml|png),/);
    },
  );

  it('of the gateway’s form gets no credentials, and the person hears of it', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    answerWith({
      '/gateway/login': {
        deviceState: 'captive',
        connect: {
          method: 'POST',
          action: 'https://evil.example/login',
          fields: { username: 'u' },
        },
      },
    });
    const { user } = await openPortal({ venue: 'canal-wharf', persona: 'maya', path: '/portal' });
    await user.click(
      (await screen.findAllByRole('button', { name: /^Connect/ }))[0] as HTMLElement,
    );
    expect(await screen.findByText(/don’t recognise this network’s router/)).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
    submit.mockRestore();
  });
});
