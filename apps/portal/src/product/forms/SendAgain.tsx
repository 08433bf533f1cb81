import { clockText, RESET_PASSWORD_COUNTER, SECOND, type Instant } from '@foyer/domain';
import { Button, Stack, Text } from '@foyer/ui-kit/core';
import { Countdown } from '@foyer/ui-kit/parts';
import { useCountdown } from '~/session/useCountdown';
import { now } from '~/session/storage/browserStores';

interface SendAgainProps {
  /** When the user can request it again; null for at once. */
  at: Instant | null;
  /** "No text yet?" */
  title: string;
  /** What to do before asking again. */
  hint?: string;
  waiting: (time: string) => string;
  label: string;
  busy: boolean;
  onAsk: () => void;
  /** The outcome of the last request; null before the first. */
  said: string | null;
}

/** Offers to send a link or a code again after a wait. Rule PASS-1. */
export const SendAgain = (props: SendAgainProps) => {
  const { at, title, hint, waiting, label, busy, onAsk, said } = props;
  const seconds = useCountdown(at);
  const ask = (
    <>
      <Text strong>{title}</Text>
      {hint && <Text tone="quiet">{hint}</Text>}
    </>
  );
  return (
    <Stack gap={12}>
      <div role="status">{said && <Text tone="positive">{said}</Text>}</div>
      {at !== null && seconds > 0 ? (
        <Countdown endsAt={at} lasts={RESET_PASSWORD_COUNTER * SECOND} now={now}>
          {(left) => (
            <>
              {ask}
              <Text tone="quiet">{waiting(clockText(Math.min(left, RESET_PASSWORD_COUNTER)))}</Text>
            </>
          )}
        </Countdown>
      ) : (
        <>
          {ask}
          <Button variant="soft" wide busy={busy} onClick={onAsk}>
            {label}
          </Button>
        </>
      )}
    </Stack>
  );
};
