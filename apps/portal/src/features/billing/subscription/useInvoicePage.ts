import { firstInvoicePage, clampInvoicePage, nextInvoicePage } from '@foyer/domain';
import { useEffect } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import { useGetSubscriptionInvoicesQuery } from '../billing.api';

/** In the query: how many invoices stand before the page that is shown. */
const FROM = 'from';

const readOffset = (text: string | null): number => {
  const offset = Number(text);
  return Number.isSafeInteger(offset) && offset > 0 ? offset : 0;
};

/**
 * One page of a subscription's invoices; which one stands in the address. However many there are,
 * only a page of them is asked for and shown. An address behind the last one leads to the last page.
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
    // oxlint-disable-next-line react/exhaustive-deps -- led back once by each address behind the end
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
