import type { Connection } from '../connection/connection';
import { getInvoicePdf } from '../contract/billing/billingCalls';
import type { Answer } from '../transport/answer';
import type { CallOptions } from '../transport/callOptions';

/** A file to save under its name. */
export type InvoiceFile = { readonly name: string; readonly content: Blob };

/** The first characters of every PDF file. */
const SIGNATURE = '%PDF-';

/**
 * Fetches an invoice's PDF and its file name, within 60 seconds. An error page with status 200 is a
 * contract error, not a file.
 */
export const downloadInvoice =
  ({ send }: Connection) =>
  async (id: string, options?: CallOptions): Promise<Answer<InvoiceFile>> => {
    const answer = await send(getInvoicePdf, { params: { id } }, options);
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

/** The file name from the server's header, without folders. */
const fileName = (disposition: string | null): string | null =>
  /filename="?([^";]+)"?/i
    .exec(disposition ?? '')?.[1]
    ?.split(/[/\\]/)
    .pop() ?? null;
