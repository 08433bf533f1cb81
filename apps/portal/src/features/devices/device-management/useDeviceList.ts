import { findDevices, sortDevices, type Device } from '@foyer/domain';
import { useDeferredValue, useMemo, useState, useTransition } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { formatLocale } from '~/shared/i18n/formatLocale';
import { useSessionMac } from '~/shell/portal/devices/useSessionMac';

/** Rows on a page: few enough for a slow phone, however many devices there are. */
const PAGE_SIZE = 20;
/** From this number of devices on, the list offers a search. */
const SEARCH_FROM = 10;

/** One page of the devices that match the search, in their order. */
export const useDeviceList = (devices: readonly Device[]) => {
  const { language } = useTranslation();
  const mac = useSessionMac();
  const [typed, setTyped] = useState('');
  const [wantedPage, setPage] = useState(0);
  // The button responds first, because twenty rows take a moment on a slow phone.
  const [isTurning, turn] = useTransition();
  const turnTo = (next: number) => () => turn(() => setPage(next));
  const words = useDeferredValue(typed);
  const locale = formatLocale(language);
  const ordered = useMemo(() => sortDevices(devices, mac, locale), [devices, mac, locale]);
  const found = useMemo(() => findDevices(ordered, words), [ordered, words]);
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  // Devices may have been removed since the user chose the page.
  const page = Math.min(wantedPage, pages - 1);
  const first = page * PAGE_SIZE;
  return {
    typed,
    search: (text: string) => {
      setTyped(text);
      setPage(0);
    },
    isSearchable: devices.length >= SEARCH_FROM,
    found: found.length,
    shown: found.slice(first, first + PAGE_SIZE),
    first,
    isTurning,
    toNext: page < pages - 1 ? turnTo(page + 1) : undefined,
    toPrevious: page > 0 ? turnTo(page - 1) : undefined,
  };
};
