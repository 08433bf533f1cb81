import { letters } from '../one-time-codes/oneTimeCodes';

const CODE_LENGTH = 5;

/**
 * The number of an invoice, which names its order without a log-in: `FW-10483-K7QM2`. The letters can't be
 * guessed from the running number. Rule LAW-4.
 */
export const orderNumber = (running: string): string => `FW-${running}-${letters(CODE_LENGTH)}`;

const typed = new RegExp(String.raw`^(?:FW)?(\d+)([A-Z2-9]{${CODE_LENGTH}})$`);

/** An order number as people type it, without regard to case, spaces and dashes; null if it can't be one. */
export const readOrderNumber = (text: string): string | null => {
  const [, running, code] = typed.exec(text.toUpperCase().replaceAll(/[^\dA-Z]/g, '')) ?? [];
  return running && code ? `FW-${running}-${code}` : null;
};
