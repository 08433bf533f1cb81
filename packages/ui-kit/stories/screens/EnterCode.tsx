import { useState } from 'react';
import { Button } from '../../src/core/button/Button';
import { Card } from '../../src/core/card/Card';
import { HeroTitle } from '../../src/core/hero/HeroTitle';
import { Stack } from '../../src/core/stack/Stack';
import { Text } from '../../src/core/text/Text';
import { VisitorLayout } from '../../src/core/visitor-layout/VisitorLayout';
import { Countdown } from '../../src/parts/countdown/Countdown';
import { OneTimeCodeField } from '../../src/parts/one-time-code-field/OneTimeCodeField';
import { SampleFooter } from '../samples/SampleFooter';
import { AlternativeCard } from '../samples/AlternativeCard';
import { VisitorBar } from '../samples/VisitorBar';

const noon = Date.UTC(2026, 10, 20, 12);

/** The code from a text message, as a second factor. */
export const EnterCode = () => {
  const [code, setCode] = useState('4079');
  return (
    <VisitorLayout
      kind="task"
      bar={<VisitorBar />}
      lead={
        <HeroTitle
          title="Check your phone."
          text="We sent a code by text to the number ending 318."
        />
      }
      foot={<SampleFooter />}
    >
      <Card>
        <Stack gap={20}>
          <OneTimeCodeField
            label="Enter the 6-digit code"
            length={6}
            value={code}
            onChange={setCode}
          />
          <Button wide>Continue</Button>
          <Countdown endsAt={noon + 84_000} lasts={120_000} now={() => noon}>
            {() => (
              <>
                <Text strong>No text yet?</Text>
                <Text size="xs" tone="quiet">
                  You can ask for a new code in 1:24
                </Text>
              </>
            )}
          </Countdown>
        </Stack>
      </Card>
      <AlternativeCard action="Get help" title="Not your number?">
        <Text as="span" size="xs" tone="quiet">
          +44 •••• ••• 318
        </Text>
      </AlternativeCard>
    </VisitorLayout>
  );
};
