import { callApi } from '~/session/api/callApi';
import type { RootState } from '~/session/store/rootReducer';

/** Whether the operator blacklists a device, at sites that check it. A failed check refuses nobody. */
export const isBlacklisted = async (
  mac: string | null,
  { session, site }: RootState,
): Promise<boolean> => {
  const { info } = site;
  const customerCode = info?.customerCode ?? session.location?.customerCode;
  if (!info?.isCpeEnabled || !customerCode || !mac) return false;
  const params = { customerCode, locationCode: info.code, mac };
  const { data } = await callApi('checkCpe', params);
  return data ?? false;
};
