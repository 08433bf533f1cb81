import { Button } from '../../src/core/button/Button';
import { Card } from '../../src/core/card/Card';
import { HeroTitle } from '../../src/core/hero/HeroTitle';
import { Stack } from '../../src/core/stack/Stack';
import { Text } from '../../src/core/text/Text';
import { VisitorLayout } from '../../src/core/visitor-layout/VisitorLayout';
import { CheckboxField } from '../../src/parts/checkbox-field/CheckboxField';
import { PasswordField } from '../../src/parts/password-field/PasswordField';
import { TextField } from '../../src/parts/text-field/TextField';
import { SampleFooter } from '../samples/SampleFooter';
import { AlternativeCard } from '../samples/AlternativeCard';
import { VisitorBar } from '../samples/VisitorBar';

/** Somebody who has an account comes back. */
export const LogIn = () => (
  <VisitorLayout
    kind="task"
    bar={<VisitorBar />}
    lead={<HeroTitle title="Welcome back." text="Log in to get this device online." />}
    foot={<SampleFooter />}
  >
    <Card>
      <Stack gap={20}>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          defaultValue="maya.okafor@hey.co.uk"
        />
        <PasswordField
          label="Password"
          showLabel="Show the password"
          hideLabel="Hide the password"
          autoComplete="current-password"
          defaultValue="correct-horse"
        />
        <CheckboxField label="Keep me logged in on this device" defaultChecked />
        <Button wide>Log in</Button>
        <Button wide variant="text">
          I forgot my password
        </Button>
      </Stack>
    </Card>
    <AlternativeCard action="See plans" title="New at Canal Wharf?">
      <Text as="span" size="xs" tone="quiet">
        Plans from £4.00 a day
      </Text>
    </AlternativeCard>
  </VisitorLayout>
);
