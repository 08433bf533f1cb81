/** A phone number with its middle digits hidden. */
export const hidePhone = (phone: string): string =>
  `${phone.slice(0, 3)} ••• ••• ${phone.slice(-3)}`;
