import { useAppSelector } from '~/session/store/hooks';
import { selectSessionMac } from '~/session/store/selectSessionMac';

export const useSessionMac = (): string | null => useAppSelector(selectSessionMac);
