/** Gives all venues of a sandbox one theme, so that what the server draws wears it too: the card form, for one. */
export const dress = async (origin: string, theme: string): Promise<void> => {
  const answer = await fetch(`${origin}/sandbox/api/venues/theme`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ theme }),
  });
  if (!answer.ok) throw new Error(`The sandbox does not take the theme "${theme}".`);
};
