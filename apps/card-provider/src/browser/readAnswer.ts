/** The body of a response of the provider's own API, typed by the caller. */
export async function readAnswer<T>(response: Response): Promise<T> {
  // eslint-disable-next-line typescript/no-unsafe-return -- both sides are built from one source
  return response.json();
}
