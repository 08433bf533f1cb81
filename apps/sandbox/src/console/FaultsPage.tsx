import { calls } from '@foyer/api-client/contract';
import { faultKinds, type FaultRule } from '../http/faults/Faults';
import type { VenueSeed } from '../scenarios/VenueSeed';
import { Page } from './Page';
import { nameOf, visitAction } from './VenuesPage';

const words: Readonly<Record<FaultRule['kind'], string>> = {
  'no-response': 'No response',
  slow: 'Slow',
  '401': '401 Not logged in',
  '402': '402 Payment declined',
  '403': '403 Forbidden',
  '404': '404 Not found',
  '500': '500 Internal error',
  '502': '502 Bad gateway',
  malformed: 'Malformed JSON',
  'wrong-types': 'Wrong types',
};

const Rule = ({ rule }: { rule: FaultRule }) => (
  <li>
    <div>
      <h3>{rule.call === '*' ? 'Every call' : rule.call}</h3>
      <small>
        {words[rule.kind]}
        {rule.kind === 'slow' && `, ${rule.delayMs / 1000} s`},{' '}
        {rule.once ? 'once' : 'until cleared'}
        {rule.who && `, for ${rule.who}`}
      </small>
    </div>
    <form method="post" action="/sandbox/faults/clear">
      <input type="hidden" name="id" value={rule.id} />
      <button class="soft">Clear</button>
    </form>
  </li>
);

/** The number of venues that the preview offers. */
const PREVIEWED = 4;

/** Opens the portal in a window of a phone's size, because the portal shows nothing in a frame. Rule START-3. */
const Preview = ({ venues }: { venues: readonly VenueSeed[] }) => (
  <section class="card" aria-labelledby="preview">
    <h2 id="preview">Watch it on a phone</h2>
    <p class="quiet">Each one opens in a phone-sized window beside this page.</p>
    <ul class="chips">
      {venues.slice(0, PREVIEWED).map((venue) =>
        venue.personas
          .filter(({ kind }) => kind === 'customer')
          .slice(0, 1)
          .map((persona) => (
            <li>
              <form method="post" action={visitAction(venue, persona.key)} target="preview">
                <button class="soft small">
                  {nameOf(persona)}, {venue.details.name}
                </button>
              </form>
            </li>
          )),
      )}
    </ul>
  </section>
);

/** Switches that make calls fail. */
export const FaultsPage = ({
  rules,
  venues,
}: {
  rules: readonly FaultRule[];
  venues: readonly VenueSeed[];
}) => (
  <Page title="Faults" here="/sandbox/faults">
    <h1>Faults</h1>
    <p class="quiet">Make any call fail, once or until cleared, and see how the portal reacts.</p>
    <div class="card">
      <form method="post" action="/sandbox/faults" class="row">
        <label>
          Call
          <select name="call">
            <option value="*">Every call</option>
            {Object.values(calls).map((call) => (
              <option value={call.name}>{`${call.method} ${call.path}`}</option>
            ))}
          </select>
        </label>
        <label>
          What happens
          <select name="kind">
            {faultKinds.map((kind) => (
              <option value={kind}>{words[kind]}</option>
            ))}
          </select>
        </label>
        <label>
          Seconds, if slow
          <input type="number" name="delay" min="1" max="120" value="8" />
        </label>
        <label>
          Only for (empty: for everybody)
          <input name="who" placeholder="Device address or user ID" />
        </label>
        <label class="check">
          <input type="checkbox" name="once" value="yes" />
          Once only
        </label>
        <button>Inject fault</button>
      </form>
    </div>
    {rules.length > 0 && (
      <div class="card">
        <h2>Switched on</h2>
        <ul class="people">
          {rules.map((rule) => (
            <Rule rule={rule} />
          ))}
        </ul>
        <form method="post" action="/sandbox/faults/clear" class="row">
          <button class="soft">Clear all</button>
        </form>
      </div>
    )}
    <Preview venues={venues} />
  </Page>
);
