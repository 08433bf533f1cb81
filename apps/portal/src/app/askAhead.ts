import type { StartupRequests } from '@foyer/api-client/startup';
import { currentLanguage } from '~/shared/i18n/i18n';
import { opensPage } from '~/session/guards/opensPage';
import type { AnswersAhead } from '~/session/api/answersAhead';
import { tokens } from '~/session/storage/browserStores';
import type { RootState } from '~/session/store/rootReducer';

/** Keeps the dashboard for the client, where the start script has asked for it. Rule START-24. */
export const keepDashboard = (
  ahead: AnswersAhead,
  { dashboard }: StartupRequests,
  { site: { config } }: RootState,
): void => {
  if (!dashboard || !config) return;
  // Without a body that can be read, the client asks again.
  const answer = dashboard.then((given) =>
    given?.status === 200 && given.body !== undefined ? Response.json(given.body) : null,
  );
  ahead.keep(`${config.apiBase}/dashboard`, answer);
};

/**
 * Asks for the plans in the words of the page, while the code that shows them is on its way. For a person who can buy
 * one. Rule START-24.
 */
export const askForPlans = (ahead: AnswersAhead, state: RootState): void => {
  const { config, info } = state.site;
  if (!config || !info || ahead.isClientThere() || !opensPage(state, null)) return;
  const list = info.customPlans ? 'custom/' : '';
  const address = `${config.apiBase}/plans/site/${list}${encodeURIComponent(info.locationId)}`;
  const headers = {
    'Accept-Language': currentLanguage(),
    Authorization: `Bearer ${tokens.read()}`,
  };
  // Read at once: the browser keeps a request open whose body nobody reads.
  const answer = fetch(address, { headers })
    .then(async (given) => new Response(await given.text(), given))
    .catch(() => null);
  ahead.keep(address, answer);
};
