/** Gives every value the wrong type: a string becomes a number, a number a string, and so on. */
const spoil = (value: unknown): unknown => {
  if (Array.isArray(value)) return { wrong: value.length };
  if (typeof value === 'string') return 17;
  if (typeof value === 'number') return 'seventeen';
  if (typeof value === 'boolean') return 'perhaps';
  if (value === null || typeof value !== 'object') return [];
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, spoil(entry)]));
};

/** The response with its JSON cut off in the middle. */
export const cutOff = async (answer: Response): Promise<Response> => {
  const text = (await answer.text()) || '{"answer": true}';
  return new Response(`${text.slice(0, Math.max(1, Math.floor(text.length / 2)))}"{`, {
    status: 200,
    headers: { 'content-type': 'application/json' },
  });
};

/** The response with a wrong type for every value. */
export const mistype = async (answer: Response): Promise<Response> => {
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  const body = isJson && text ? spoil(JSON.parse(text)) : { wrong: 'types' };
  return new Response(JSON.stringify(body), {
    status: answer.status === 204 ? 200 : answer.status,
    headers: { 'content-type': 'application/json' },
  });
};
