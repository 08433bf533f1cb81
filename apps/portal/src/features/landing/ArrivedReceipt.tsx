import { useState } from 'react';
import { ReceiptText } from '~/product/orders/ReceiptText';
import { useGetOrderQuery } from '~/product/orders/orders.api';
import { hasArrived } from '~/session/storage/arrival';

/** What a visitor without an account has just paid: the router's pages came before they could read it. Rule BUY-24. */
const ArrivedReceipt = () => {
  const [arrives] = useState(hasArrived);
  const { data } = useGetOrderQuery(undefined, { skip: !arrives });
  return <ReceiptText receipt={data?.receipt ?? null} />;
};

export default ArrivedReceipt;
