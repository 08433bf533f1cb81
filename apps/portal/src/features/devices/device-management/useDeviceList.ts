import { findDevices, sortDevices, type Device } from '@foyer/domain';
import { useDeferredValue, useMemo, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLocale } from '~/shared/i18n/formatLocale';
import { useSessionMac } from '~/shell/portal/devices/DeviceStatus';

/** Rows on a page: as few as stay smooth on a slow phone, however many devices there are. */
const PAGE_SIZE = 20;
/** From this many on it is quicker to search. */
const SEARCH_FROM = 10;

/** One page of the devices, in their order, of those that the words typed are found in. */
export const useDeviceList = (devices: readonly Device[]) => {
  const { i18n } = useTranslation();
  const mac = useSessionMac();
  const [typed, setTyped] = useState('');
  const [wantedPage, setPage] = useState(0);
  // The button answers first: on a slow phone twenty rows take a moment.
  const [isTurning, turn] = useTransition();
  const turnTo = (next: number) => () => turn(() => setPage(next));
  const words = useDeferredValue(typed);
  const locale = formatLocale(i18n.language);
  const ordered = useMemo(() => sortDevices(devices, mac, locale), [devices, mac, locale]);
  const found = useMemo(() => findDevices(ordered, words), [ordered, words]);
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  // Devices may have gone since the page was chosen.
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
