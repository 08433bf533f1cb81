import { KeyCard } from '../../src/parts/key-card/KeyCard';
import { keyCard, keyCardStates } from '../samples/keyCard';
import { KeyCardButtons } from '../samples/KeyCardButtons';
import { Gallery } from './Gallery';

/** The key card in each state of access, and the buttons below it, with and without a wallet. */
export const KeyCards = () => (
  <Gallery title="Key cards">
    <KeyCard {...keyCard} />
    <KeyCardButtons hasWallet />
    {Object.entries(keyCardStates).map(([state, props]) => (
      <KeyCard key={state} {...keyCard} {...props} />
    ))}
    <KeyCardButtons />
  </Gallery>
);
