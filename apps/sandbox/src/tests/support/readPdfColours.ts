import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** The colours that the pages of a PDF are drawn with, `#RRGGBB`, each once. */
export const readPdfColours = async (bytes: Uint8Array): Promise<string[]> => {
  const { OPS } = await getResolvedPDFJS();
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const colours = new Set<string>();
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { fnArray, argsArray } = await (await pdf.getPage(page)).getOperatorList();
    for (const [place, step] of fnArray.entries())
      if (step === OPS.setFillRGBColor || step === OPS.setStrokeRGBColor)
        colours.add(String((argsArray as string[][])[place]?.[0]).toUpperCase());
  }
  return [...colours];
};
