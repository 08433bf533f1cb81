import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle';

/** False until the browser is idle after the first paint of the component. */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
};
