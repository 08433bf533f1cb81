/** Whether an order or its payment is on its way. The order's card keeps it, because nobody changes the order meanwhile. */
export interface Sending {
  isSending: boolean;
  setSending: (isSending: boolean) => void;
}
