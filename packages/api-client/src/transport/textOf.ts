/** The text of a failure's body. Calls for files receive it as bytes. */
export const textOf = (body: unknown): unknown => {
  if (!(body instanceof ArrayBuffer) && !ArrayBuffer.isView(body)) return body;
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
};
