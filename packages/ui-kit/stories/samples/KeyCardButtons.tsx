import { Button } from '../../src/core/button/Button';
import { Stack } from '../../src/core/stack/Stack';

/** What a person does with a key card; a wallet comes first where the device has one. */
export const KeyCardButtons = ({ hasWallet = false }: { hasWallet?: boolean }) => (
  <Stack row gap={12}>
    {hasWallet && (
      <Button as="a" href="#wallet">
        Add to Apple Wallet
      </Button>
    )}
    <Button variant={hasWallet ? 'soft' : 'primary'}>Save as an image</Button>
    <Button variant="soft">Print</Button>
  </Stack>
);
