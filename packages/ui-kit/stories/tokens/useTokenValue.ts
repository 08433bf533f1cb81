import { useEffect, useState } from 'react';

/** The value that a token has on the page, as the theme in force gives it; it follows a change of scheme. */
export const useTokenValue = (token: string): string => {
  const [value, setValue] = useState('');
  useEffect(() => {
    const read = () =>
      setValue(getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim());
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true });
    read();
    return () => observer.disconnect();
  }, [token]);
  return value;
};
