import { getInvoicePdf } from '../../contract/billing/billingCalls';
import type { Answer } from '../../transport/answer';
import type { CallOptions } from '../../transport/callRequest';
import type { Sender } from '../parts/ask';

/** A file to be saved under a name. */
export type InvoiceFile = { readonly name: string; readonly content: Blob };

/** Every PDF begins with these letters. */
const SIGNATURE = '%PDF-';

/** Fetches an invoice's PDF; an error page under status 200 is a contract error, not a file. */
export const downloadInvoice = async (
  sender: Sender,
  id: string,
  options?: CallOptions,
): Promise<Answer<InvoiceFile>> => {
  const answer = await sender.send(getInvoicePdf, { params: { id } }, options);
  if (answer.error) return answer;
  const { data, header } = answer.data;
  const octets = new Uint8Array(data);
  if (new TextDecoder().decode(octets.subarray(0, SIGNATURE.length)) !== SIGNATURE)
    return {
      error: {
        kind: 'contract',
        call: getInvoicePdf.name,
        path: '',
        message: 'Expected a PDF file',
      },
    };
  const name = fileName(header('content-disposition')) ?? `invoice-${id}.pdf`;
  return { data: { name, content: new Blob([octets], { type: 'application/pdf' }) } };
};

/** The name that the server gives, its folders left out. */
const fileName = (disposition: string | null): string | null =>
  /filename="?([^";]+)"?/i
    .exec(disposition ?? '')?.[1]
    ?.split(/[/\\]/)
    .pop() ?? null;
