import type { CheckoutView, OrderRow } from './checkoutView';
import { CardFields } from './parts/CardFields';
import { Icon } from './parts/Icon';
import { StatusMessage } from './parts/StatusMessage';
import { TextField } from './parts/TextField';

const Row = ({ row, discount }: { row: OrderRow; discount?: boolean }) => (
  <div>
    <dt>
      {discount ? (
        <span class="tag">
          <Icon name="tag" />
          {row.name}
        </span>
      ) : (
        row.name
      )}
      {row.note && <small>{row.note}</small>}
    </dt>
    <dd>{row.amount}</dd>
  </div>
);

const Order = ({ view }: { view: CheckoutView }) =>
  view.total && (
    <dl class="order" aria-label="Your order">
      {view.rows.map((row) => (
        <Row row={row} />
      ))}
      {view.discounts.map((row) => (
        <Row row={row} discount />
      ))}
      <div class="total">
        <dt>{view.total.name}</dt>
        <dd>{view.total.amount}</dd>
      </div>
    </dl>
  );

const Agreement = ({ text }: { text: string }) => (
  <div class="field">
    <label class="agree">
      <input type="checkbox" name="terms" aria-describedby="terms-problem" />
      <span>{text}</span>
    </label>
    <p class="problem" id="terms-problem" role="alert" hidden />
  </div>
);

/** Shown after the payment, until the merchant's page takes over. */
export const CheckoutDone = ({ saved }: { saved: boolean }) => (
  <StatusMessage
    icon="check"
    title={saved ? 'Card saved' : 'Payment received'}
    text="We’ll take you to the next page in a moment."
  />
);

/** The form of an open session. `now` is the provider's time in seconds. */
export const CheckoutPage = ({ view, now }: { view: CheckoutView; now: number }) => (
  <main class="checkout">
    <header class="head">
      <h1>{view.title}</h1>
      <span class="chip">
        <Icon name="lock" />
        Secure form
      </span>
    </header>
    <form class="form" method="post" novalidate data-now={now} data-brand="unknown">
      <Order view={view} />
      {view.asksEmail && (
        <TextField name="email" label="Email" type="email" inputmode="email" autocomplete="email" />
      )}
      <CardFields />
      <TextField name="name" label="Name on card" autocomplete="cc-name" />
      {view.agreement && <Agreement text={view.agreement} />}
      <div class="alert" id="alert" role="alert" hidden>
        <Icon name="warn" />
        <span>
          <strong id="alert-text" />
          <small id="alert-advice">Nothing was charged. Try again, or use another card.</small>
        </span>
      </div>
      <button class="pill" type="submit">
        <span class="spinner" aria-hidden="true" />
        <span class="idle">{view.button}</span>
        <span class="busy">{view.busy}</span>
      </button>
      <p class="fine">
        {view.terms} {view.note} <span class="whole">{view.merchant}</span> never sees your card
        number. Practice mode: no real card is charged.
      </p>
      <span class="seen-by-ear" id="status" role="status" />
    </form>
    <template id="done">
      <CheckoutDone saved={!view.total} />
    </template>
  </main>
);
