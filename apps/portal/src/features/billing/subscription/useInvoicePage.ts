import { firstInvoicePage, clampInvoicePage, nextInvoicePage } from '@foyer/domain';
import { useEffect } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import { useGetSubscriptionInvoicesQuery } from '../billing.api';

/** The query parameter with the number of invoices before the page. */
const FROM = 'from';

const readOffset = (text: string | null): number => {
  const offset = Number(text);
  return Number.isSafeInteger(offset) && offset > 0 ? offset : 0;
};

/**
 * One page of a subscription's invoices; the address selects the page. The portal requests only
 * that page. An address beyond the last page leads to the last page.
 */
export const useInvoicePage = (id: string) => {
  const [params, setParams] = useSearchParams();
  const offset = readOffset(params.get(FROM));
  const page = { ...firstInvoicePage, offset };
  const query = useGetSubscriptionInvoicesQuery({ id, ...page });
  const { data } = query;
  const next = data ? nextInvoicePage(page, data.invoices.length, data.total) : null;
  const goTo = (to: number, how?: NavigateOptions): void =>
    setParams(to > 0 ? { [FROM]: String(to) } : {}, how);
  const { offset: meant } = clampInvoicePage(page, query.currentData?.total ?? null);
  useEffect(() => {
    if (meant !== offset) goTo(meant, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- redirects once for each page number
  }, [meant, offset]);
  return {
    query,
    offset,
    search: offset > 0 ? `${FROM}=${offset}` : '',
    previous: offset > 0 ? () => goTo(Math.max(0, offset - page.records)) : undefined,
    next: next ? () => goTo(next.offset) : undefined,
  };
};

export type InvoicePageState = ReturnType<typeof useInvoicePage>;
