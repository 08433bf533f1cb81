import { Card } from '../../src/core/card/Card';
import { CardHeader } from '../../src/core/card/CardHeader';
import { Chip } from '../../src/core/chip/Chip';
import { Heading } from '../../src/core/heading/Heading';
import { Icon } from '../../src/core/icon/Icon';
import * as icons from '../../src/core/icon/icons';
import { Link } from '../../src/core/link/Link';
import { Stack } from '../../src/core/stack/Stack';
import { StatusPill } from '../../src/core/status-pill/StatusPill';
import { StatusSign } from '../../src/core/status-pill/StatusSign';
import { Text } from '../../src/core/text/Text';
import { OnHero } from '../support/OnHero';
import { Gallery } from './Gallery';

const tones = ['ink', 'quiet', 'positive', 'warning', 'critical'] as const;

const Chips = () => (
  <Stack row gap={8}>
    <Chip tone="accent">Suggested</Chip>
    <Chip>2 free</Chip>
    <Chip tone="plain" icon={icons.lockIcon}>
      Secure form
    </Chip>
    <Chip tone="positive" icon={icons.checkIcon}>
      Paid
    </Chip>
    <Chip tone="warning" icon={icons.warningIcon}>
      Due
    </Chip>
    <Chip tone="critical" icon={icons.warningIcon}>
      Failed
    </Chip>
  </Stack>
);

/** Headings, text, links, chips, status and icons. */
export const TextAndStatus = () => (
  <Gallery title="Words and signs">
    <Card>
      <Stack gap={8}>
        <Heading level={2} size="display">
          Hello.
        </Heading>
        <Heading level={2} size="xl">
          Device Management
        </Heading>
        <Heading level={2}>On your plan</Heading>
        {tones.map((tone) => (
          <Text key={tone} tone={tone}>
            You are not charged until the last step.
          </Text>
        ))}
        <Text>
          I agree to the <Link href="#terms">terms</Link> of the service.
        </Text>
        <Text size="xs" tone="quiet">
          Seen 12 minutes ago
        </Text>
      </Stack>
    </Card>
    <Card>
      <CardHeader
        title="Your devices"
        action={
          <Link variant="action" href="#all">
            See all 3
          </Link>
        }
      />
      <Stack gap={16}>
        <Chips />
        <StatusSign>Online now</StatusSign>
        <Link variant="quiet" href="#privacy">
          Privacy
        </Link>
      </Stack>
    </Card>
    <OnHero>
      <StatusPill>Connected to CanalWharf-WiFi</StatusPill>
    </OnHero>
    <Card>
      <Stack row gap={12}>
        {Object.entries(icons).map(([name, shape]) => (
          <Icon key={name} of={shape} />
        ))}
      </Stack>
    </Card>
  </Gallery>
);
