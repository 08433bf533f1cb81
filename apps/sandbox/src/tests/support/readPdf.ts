import { getDocumentProxy } from 'unpdf';

/** Text of a PDF that stands together; distances in points from the top left corner of its page. */
export interface PdfText {
  text: string;
  left: number;
  right: number;
  /** The foot of its letters. */
  foot: number;
  page: number;
}

/** A space is narrower than this, in points, and the gap between columns wider. */
const COLUMN_GAP = 8;

/** What a reader of PDF finds, in the order in which the file has it. */
export const readPdf = async (bytes: Uint8Array): Promise<PdfText[]> => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const found: PdfText[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const sheet = await pdf.getPage(page);
    const { height } = sheet.getViewport({ scale: 1 });
    const { items } = await sheet.getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [left, foot] = [Number(item.transform[4]), height - Number(item.transform[5])];
      const right = left + item.width;
      const open = found.at(-1);
      const gap = open ? Math.max(left - open.right, open.left - right) : Infinity;
      if (open?.page === page && Math.abs(open.foot - foot) < 1 && gap < COLUMN_GAP) {
        open.text += `${gap > 1 ? ' ' : ''}${item.str}`;
        open.left = Math.min(open.left, left);
        open.right = Math.max(open.right, right);
      } else found.push({ text: item.str, left, right, foot, page });
    }
  }
  return found.map((one) => ({
    ...one,
    text: one.text.replaceAll(/\s+/g, ' ').trim().normalize(),
  }));
};
