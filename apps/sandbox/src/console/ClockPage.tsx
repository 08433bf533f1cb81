import { Page } from './Page';

const steps = [
  { days: 1, label: 'A day' },
  { days: 7, label: 'A week' },
  { days: 31, label: 'A month' },
  { days: 366, label: 'A year' },
] as const;

const spell = (now: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(now);

/** Shows the sandbox's time and moves it forward. */
export const ClockPage = ({ now, aheadDays }: { now: number; aheadDays: number }) => (
  <Page title="Clock" here="/sandbox/clock">
    <h1>Clock</h1>
    <div class="card">
      <p class="big">{spell(now)}</p>
      <p class="quiet">
        {aheadDays === 0
          ? 'The real time, in UTC.'
          : `UTC, ${aheadDays} ${aheadDays === 1 ? 'day' : 'days'} ahead of the real time.`}
      </p>
      <p>
        When days pass, plans renew, pauses end, and codes and plans expire, in order. The clock
        can’t go back: start again with <code>--reset</code>.
      </p>
      <form method="post" action="/sandbox/clock">
        <label class="check">
          <input type="checkbox" name="endSessions" value="yes" />
          End everybody’s session too
        </label>
        <div class="row">
          {steps.map(({ days, label }) => (
            <button name="days" value={String(days)} class="soft">
              {label} on
            </button>
          ))}
        </div>
      </form>
      <form method="post" action="/sandbox/clock" class="row">
        <label>
          Days
          <input type="number" name="days" min="1" max="800" value="14" required />
        </label>
        <button>Move the clock</button>
      </form>
    </div>
  </Page>
);
