import { Button } from '../../src/core/button/Button';
import { Card } from '../../src/core/card/Card';
import { Stack } from '../../src/core/stack/Stack';
import { SummaryLines, type SummaryLine } from '../../src/core/summary-lines/SummaryLines';
import { Text } from '../../src/core/text/Text';

const lines: readonly SummaryLine[] = [
  { label: 'Your name', amount: 'Maya Okafor' },
  { label: 'Order', detail: 'FW-10483-K7QM2', amount: 'Plus, monthly' },
  { label: 'Refund', detail: 'The same way you paid', amount: '£20.00' },
];

/** Confirms a withdrawal with its date and time. */
export const WithdrawalReceipt = () => (
  <Card>
    <Stack gap={20}>
      <Text size="md">We received this on 24 November 2026 at 14:05.</Text>
      <SummaryLines lines={lines} />
      <Text>Your plan has ended. We’ll refund £20.00.</Text>
      <Text>We’ll email a confirmation to maya.okafor@hey.co.uk. Keep it.</Text>
      <Stack row gap={12}>
        <Button variant="soft">Save</Button>
        <Button variant="soft">Print</Button>
      </Stack>
      <Button wide>Go to the start page</Button>
    </Stack>
  </Card>
);
