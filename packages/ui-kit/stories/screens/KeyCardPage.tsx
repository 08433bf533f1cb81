import { Stack } from '../../src/core/stack/Stack';
import { KeyCard } from '../../src/parts/key-card/KeyCard';
import { keyCard } from '../samples/keyCard';
import { KeyCardButtons } from '../samples/KeyCardButtons';
import { PortalPage } from '../samples/PortalPage';

/** The key card on a device that has a wallet. */
export const KeyCardPage = () => (
  <PortalPage title="Key card">
    <Stack gap={20}>
      <KeyCard {...keyCard} />
      <KeyCardButtons hasWallet />
    </Stack>
  </PortalPage>
);
