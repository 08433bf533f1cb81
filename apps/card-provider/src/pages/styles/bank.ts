/** The bank's page: a finished dialog of its own, plainly not the merchant's. */
export const bank = `
.bank { min-height: 100dvh; display: grid; grid-template-rows: auto 1fr; }
.bank-head {
  display: flex; align-items: center; gap: 12px; padding: 16px 20px;
  background: #12324a; color: #fff; font-weight: 600; font-size: 17px; line-height: 24px;
}
.bank-head .scheme { margin-left: auto; font-size: 13px; line-height: 18px; font-weight: 400; }
.bank-body { padding: 24px 20px; display: grid; gap: 20px; align-content: space-between; }
.bank-body .top { display: grid; gap: 16px; }
.facts { display: grid; border-radius: 16px; background: var(--sunken); padding: 4px 16px; }
.facts > div { display: flex; justify-content: space-between; gap: 12px; padding: 10px 0; }
.facts > div + div { border-top: 1px solid var(--line); }
.facts dt { color: var(--ink-2); }
.facts dd { font-weight: 600; text-align: right; }
.bank h1:focus { outline: none; }
.bank .actions { display: grid; gap: 8px; }
`;
