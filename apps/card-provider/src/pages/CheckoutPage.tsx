import type { CheckoutView, OrderRow } from './checkoutView';
import { CardFields } from './parts/CardFields';
import { Icon } from './parts/Icon';
import { StatusMessage } from './parts/StatusMessage';
import { TextField } from './parts/TextField';
import type { Words } from '../words/Words';

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

const Order = ({ view, label }: { view: CheckoutView; label: string }) =>
  view.total && (
    <dl class="order" aria-label={label}>
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

const Fine = ({ view, text }: { view: CheckoutView; text: string }) => {
  const [before, after] = text.split('{merchant}');
  return (
    <p class="fine">
      {view.terms} {view.note} {before}
      <span class="whole">{view.merchant}</span>
      {after}
    </p>
  );
};

/** Shown after the payment, until the merchant's page takes over. */
export const CheckoutDone = ({ saved, words }: { saved: boolean; words: Words }) => (
  <StatusMessage
    icon="check"
    title={saved ? words.done.saved : words.done.paid}
    text={words.done.text}
  />
);

/** The form of an open session. `now` is the provider's time in seconds. */
export const CheckoutPage = ({
  view,
  now,
  words,
}: {
  view: CheckoutView;
  now: number;
  words: Words;
}) => (
  <main class="checkout">
    <header class="head">
      <h1>{view.title}</h1>
      <span class="chip">
        <Icon name="lock" />
        {words.secure}
      </span>
    </header>
    <form
      class="form"
      method="post"
      novalidate
      data-now={now}
      data-brand="unknown"
      data-words={JSON.stringify(words.fields)}
    >
      <Order view={view} label={words.order} />
      {view.asksEmail && (
        <TextField
          name="email"
          label={words.labels.email}
          type="email"
          inputmode="email"
          autocomplete="email"
        />
      )}
      <CardFields words={words} />
      <TextField name="name" label={words.labels.name} autocomplete="cc-name" />
      {view.agreement && <Agreement text={view.agreement} />}
      <div class="alert" id="alert" role="alert" hidden>
        <Icon name="warn" />
        <span>
          <strong id="alert-text" />
          <small id="alert-advice">{words.advice}</small>
        </span>
      </div>
      <button class="pill" type="submit" disabled>
        <span class="spinner" aria-hidden="true" />
        <span class="idle">{view.button}</span>
        <span class="busy">{view.busy}</span>
      </button>
      <Fine view={view} text={words.fine} />
      <span class="seen-by-ear" id="status" role="status" />
    </form>
    <template id="done">
      <CheckoutDone saved={!view.total} words={words} />
    </template>
  </main>
);
