/** The body of an answer of the provider's own API, which is on the same footing as this script. */
export async function readAnswer<T>(response: Response): Promise<T> {
  // eslint-disable-next-line typescript/no-unsafe-return -- both sides are built from one source
  return response.json();
}
