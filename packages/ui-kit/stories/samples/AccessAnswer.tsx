import { Button } from '../../src/core/button/Button';
import { Hero, type HeroProps } from '../../src/core/hero/Hero';
import { HeroTitle } from '../../src/core/hero/HeroTitle';
import { pauseIcon, receiptIcon, ticketIcon, wifiIcon } from '../../src/core/icon/icons';
import { Stack } from '../../src/core/stack/Stack';
import { StatusPill } from '../../src/core/status-pill/StatusPill';
import { TimeGauge } from '../../src/core/time-gauge/TimeGauge';

/** The answers of the portal where it is not simply "You're online until". */
const answers = {
  lastDay: {
    icon: wifiIcon,
    pill: 'Online now at Canal Wharf',
    lead: 'You’re online until today',
    title: '18:00',
    action: 'Buy more time',
    aside: <TimeGauge share={3 / 24} value="3" unit="hours left" label="3 hours left of 24" />,
  },
  paused: {
    icon: pauseIcon,
    pill: 'Paused at Canal Wharf',
    lead: 'Your plan is paused until Wednesday',
    title: '3 March',
    action: 'End the pause now',
  },
  due: {
    icon: receiptIcon,
    pill: 'Payment due at Canal Wharf',
    lead: 'Your last payment didn’t go through',
    title: 'Pay £25.00 to stay online',
    action: 'Pay now',
  },
  included: {
    icon: wifiIcon,
    pill: 'Your access at Canal Wharf',
    lead: 'You’re online',
    title: 'Wi-Fi is included here',
    action: 'Run a speed test',
  },
  ended: {
    icon: ticketIcon,
    pill: 'Canal Wharf',
    lead: 'You’re offline',
    title: 'No active plan',
    action: 'Choose a plan',
  },
} as const;

export type AccessState = keyof typeof answers;

export const accessStates = Object.keys(answers) as AccessState[];

interface AccessAnswerProps extends Pick<HeroProps, 'bleed' | 'card'> {
  state: AccessState;
}

/** The status of a person's access on the brand's hero: its drawing in dusk where there is none. */
export const AccessAnswer = ({ state, ...rest }: AccessAnswerProps) => {
  const { icon, pill, lead, title, action, ...answer } = answers[state];
  return (
    <Hero
      {...rest}
      art={state === 'included' ? 'light' : 'dusk'}
      {...('aside' in answer && { aside: answer.aside })}
    >
      <HeroTitle
        level={rest.bleed ? 1 : 2}
        above={<StatusPill icon={icon}>{pill}</StatusPill>}
        lead={lead}
        title={title}
      />
      <Stack row gap={12}>
        <Button variant="onHero">{action}</Button>
      </Stack>
    </Hero>
  );
};
