/** The checkout page: head, order, alert, and the quiet end states. */
export const checkout = `
.checkout { padding: 4px; display: grid; gap: 20px; }
.page { max-width: 560px; margin: 0 auto; padding: 24px 16px; }
.head { display: flex; align-items: center; justify-content: space-between; gap: 12px; flex-wrap: wrap; }
.chip {
  display: inline-flex; align-items: center; gap: 6px; height: 28px; padding: 0 12px;
  border-radius: 999px; background: var(--sunken); color: var(--ink-2);
  font-size: 13px; line-height: 18px; font-weight: 600;
}
.chip .icon { width: 16px; height: 16px; }
.order { background: var(--sunken); border-radius: calc(var(--r-field) + 0px); padding: 4px 16px; }
.order > div { display: flex; gap: 12px; justify-content: space-between; padding: 10px 0; }
.order > div + div { border-top: 1px solid var(--line); }
.order dt { min-width: 0; overflow-wrap: anywhere; }
.order dt small { display: block; font-size: 13px; line-height: 18px; color: var(--ink-2); }
.order dd { white-space: nowrap; font-weight: 600; }
.order .total { font-weight: 700; font-size: 17px; line-height: 24px; }
.order .tag { display: flex; align-items: center; gap: 8px; font-weight: 600; }
.alert {
  display: grid; grid-template-columns: 20px 1fr; gap: 10px; padding: 14px 16px;
  border-radius: var(--r-field); background: var(--critical-soft); color: var(--critical);
}
.alert strong { display: block; font-weight: 600; }
.alert small { display: block; font-size: 13px; line-height: 18px; }
.state { display: grid; gap: 12px; justify-items: center; text-align: center; padding: 40px 16px; }
.state .sign {
  display: grid; place-items: center; width: 64px; height: 64px; border-radius: 50%;
  background: var(--positive-soft); color: var(--positive);
}
.state .sign.warn { background: var(--warning-soft); color: var(--warning); }
.state .sign .icon { width: 32px; height: 32px; }
.state p { color: var(--ink-2); max-width: 40ch; }
`;
