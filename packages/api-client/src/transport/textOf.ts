/** A failure's body to read: calls for files get even those as octets. */
export const textOf = (body: unknown): unknown => {
  if (!(body instanceof ArrayBuffer) && !ArrayBuffer.isView(body)) return body;
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
};
