import { checkHeaders } from './checkHeaders';
import {
  checkApi,
  checkBackend,
  checkCaptiveApi,
  checkCards,
  checkGateway,
} from './checkNeighbours';
import {
  checkCompression,
  checkConfiguration,
  checkPrivateFiles,
  checkTimes,
  checkTransport,
} from './checkServing';
import { wrong, type Finding } from './Finding';
import { look } from './Installation';

export interface Patient {
  /** The portal's address, such as `https://wifi.example.com/v2/`. */
  portal: string;
  /** The address of its captive portal API; null where it is not looked at. */
  captiveApi: string | null;
  /** A plain address that a gateway catches; null where it is not looked at. */
  gateway: string | null;
}

/** Looks at an installation from outside, as a careful engineer would. Changes nothing. */
export const doctor = async ({ portal, captiveApi, gateway }: Patient): Promise<Finding[]> => {
  const seen = await look(portal);
  if (typeof seen === 'string')
    return [
      wrong(
        'portal',
        `${portal}: ${seen}`,
        'Check the address, DNS, the certificate and the web server.',
      ),
    ];
  const groups = await Promise.all([
    checkTransport(seen),
    checkHeaders(seen),
    checkCompression(seen),
    checkTimes(seen),
    checkConfiguration(seen),
    checkPrivateFiles(seen),
    checkBackend(seen),
    checkApi(seen),
    checkCards(seen),
    checkCaptiveApi(captiveApi),
    checkGateway(seen, gateway),
  ]);
  return groups.flat();
};
