import { openPortal } from '../openPortal';
import { fillPath, type ScreenOpening } from './screenOpenings';

/** The opening with real ids in its path; each sandbox creates its own. */
export const withRealIds = async <T extends ScreenOpening>(opening: T): Promise<T> => {
  if (!opening.path.includes('/:')) return opening;
  const { url } = await openPortal({ ...opening, path: '/' });
  const path = await fillPath(opening.path, async (address) => {
    const authorization = `Bearer ${window.localStorage.getItem('Token') ?? ''}`;
    const answer = await fetch(`${url}${address}`, { headers: { authorization } });
    return answer.json();
  });
  return { ...opening, path };
};
