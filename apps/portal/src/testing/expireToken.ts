/** Makes the stored token look expired, as it is after a long pause. */
export const expireToken = (): void => {
  const [head = '', payload = '', signature = ''] = (localStorage.getItem('Token') ?? '').split(
    '.',
  );
  const claims = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as object;
  const past = Math.floor(Date.now() / 1000) - 60;
  const expired = btoa(JSON.stringify({ ...claims, exp: past }));
  localStorage.setItem('Token', [head, expired, signature].join('.'));
};
