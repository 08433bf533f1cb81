import { BlockList, isIP } from 'node:net';
import { StartFailure } from './StartFailure';

/**
 * The proxies whose `X-Forwarded-For` is believed.
 * @param text addresses and networks, such as `10.0.0.5, fd00::/8`; none when empty
 * @throws StartFailure when an entry is neither
 */
export const readTrustedProxies = (text = ''): BlockList => {
  const proxies = new BlockList();
  for (const entry of text.split(/[\s,]+/).filter((part) => part !== '')) {
    const [address = '', bits, ...rest] = entry.split('/');
    const version = isIP(address);
    const longest = version === 6 ? 128 : 32;
    const prefix = bits === undefined ? longest : Number(bits || NaN);
    if (
      version === 0 ||
      rest.length > 0 ||
      !(Number.isInteger(prefix) && prefix >= 0 && prefix <= longest)
    )
      throw new StartFailure(
        `TRUST_PROXY has "${entry}", which is not an address like 10.0.0.5 or a network like 10.0.0.0/8.`,
      );
    proxies.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4');
  }
  return proxies;
};
