import { askClient } from '~/session/api/ask';
import type { RootState } from '~/session/store/rootReducer';

/**
 * Whether the operator's list of equipment refuses a device, at sites that ask it. A list that does
 * not answer refuses nobody. Specification, section 7: GET /cpe/check.
 */
export const isBlacklisted = async (
  mac: string | null,
  { session, site }: RootState,
): Promise<boolean> => {
  const { info } = site;
  const customerCode = info?.customerCode ?? session.location?.customerCode;
  if (!info?.isCpeEnabled || !customerCode || !mac) return false;
  const params = { customerCode, locationCode: info.code, mac };
  const { data } = await askClient((client) => client.visitors.isBlackListed(params));
  return data ?? false;
};
