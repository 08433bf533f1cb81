import { Icon } from './parts/Icon';

export interface ThreeDSecureFacts {
  merchant: string;
  /** "£25.00", or null when a card is only saved. */
  amount: string | null;
  lastFour: string;
  brand: string;
  when: string;
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** The bank asks whether this payment is the card holder's own. */
export const ThreeDSecurePage = ({ facts }: { facts: ThreeDSecureFacts }) => (
  <main class="bank">
    <header class="bank-head">
      <Icon name="shield" />
      Northgate Bank
      <span class="scheme">{facts.brand} Secure</span>
    </header>
    <form class="bank-body" method="post">
      <div class="top">
        <h1 tabindex={-1}>
          {facts.amount ? 'Is this payment yours?' : 'Do you want to save this card?'}
        </h1>
        <p>
          {facts.amount
            ? 'Your bank needs you to confirm this payment.'
            : 'Your bank needs you to confirm before this card is saved.'}
        </p>
        <dl class="facts">
          <Fact name="To" value={facts.merchant} />
          {facts.amount && <Fact name="Amount" value={facts.amount} />}
          <Fact name="Card" value={`•••• ${facts.lastFour}`} />
          <Fact name="Date" value={facts.when} />
        </dl>
        <div class="alert" id="alert" role="alert" hidden>
          <Icon name="warn" />
          <span>Your answer didn’t reach the bank. Try again.</span>
        </div>
      </div>
      <div class="actions">
        <button class="pill" type="submit" value="complete" disabled>
          <span class="spinner" aria-hidden="true" />
          {facts.amount ? 'Confirm payment' : 'Confirm'}
        </button>
        <button class="pill soft" type="submit" value="fail" disabled>
          This wasn’t me
        </button>
        <button class="pill text" type="submit" value="cancel" disabled>
          Cancel and go back
        </button>
        <p class="fine">
          This is a practice bank. It doesn’t ask for a password or move any money.
        </p>
      </div>
    </form>
  </main>
);
