import { calls } from '@foyer/api-client/contract';
import { troubleKinds, type TroubleRule } from '../trouble/Trouble';
import { Page } from './Page';

const words: Readonly<Record<TroubleRule['kind'], string>> = {
  'no-response': 'No response',
  slow: 'Slow',
  '401': '401 Not logged in',
  '402': '402 Payment declined',
  '403': '403 Forbidden',
  '404': '404 Not found',
  '500': '500 Fault',
  '502': '502 Bad gateway',
  malformed: 'Malformed JSON',
  'wrong-types': 'Wrong types',
};

const Rule = ({ rule }: { rule: TroubleRule }) => (
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
    <form method="post" action="/sandbox/trouble/clear">
      <input type="hidden" name="id" value={rule.id} />
      <button class="soft">Clear</button>
    </form>
  </li>
);

/** Switches that make calls fail. */
export const TroublePage = ({ rules }: { rules: readonly TroubleRule[] }) => (
  <Page title="Trouble" here="/sandbox/trouble">
    <h1>Trouble</h1>
    <p class="quiet">
      Make any call fail, once or until cleared, and see what the portal makes of it.
    </p>
    <div class="card">
      <form method="post" action="/sandbox/trouble" class="row">
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
            {troubleKinds.map((kind) => (
              <option value={kind}>{words[kind]}</option>
            ))}
          </select>
        </label>
        <label>
          Seconds, if slow
          <input type="number" name="delay" min="1" max="120" value="8" />
        </label>
        <label>
          Only for, if not everybody
          <input name="who" placeholder="MAC or user id" />
        </label>
        <label class="check">
          <input type="checkbox" name="once" value="yes" />
          Once only
        </label>
        <button>Make trouble</button>
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
        <form method="post" action="/sandbox/trouble/clear" class="row">
          <button class="soft">Clear all</button>
        </form>
      </div>
    )}
  </Page>
);
