import type { MarketingPreference } from '@foyer/domain';
import { Card, CardHeader, EmptyState, Stack, Text } from '@foyer/ui-kit/core';
import { mailIcon } from '@foyer/ui-kit/icons';
import { Switch } from '@foyer/ui-kit/parts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { LinesSkeleton, QuerySection } from '~/shell/portal/sections/QuerySection';
import { useMarketingSwitches } from './useMarketingSwitches';

/** A switch for each channel, where the site asks for each; else one switch for all. */
export const MarketingCard = () => {
  const { t } = useTranslation('preferences');
  const { isAbsent, query, answerOf, answer } = useMarketingSwitches();
  if (isAbsent) return null;
  return (
    <QuerySection
      query={query}
      failed={t('marketing.failed')}
      skeleton={<LinesSkeleton rows={4} />}
    >
      {(channels) =>
        channels.length === 0 ? (
          <Card>
            <EmptyState
              icon={mailIcon}
              title={t('marketing.none')}
              text={t('marketing.noneText')}
            />
          </Card>
        ) : (
          <Card as="section">
            <CardHeader title={t('marketing.title')} />
            <Stack gap={20}>
              <Text tone="quiet">{t('marketing.text')}</Text>
              {channels.map((channel) => (
                <Channel
                  key={channel.id}
                  channel={channel}
                  given={answerOf(channel.id)}
                  onAnswer={(isYes) => void answer(channel, isYes)}
                />
              ))}
            </Stack>
          </Card>
        )
      }
    </QuerySection>
  );
};

interface ChannelProps {
  channel: MarketingPreference;
  /** Null means never answered: the switch is off, and a text says so. */
  given: boolean | null;
  onAnswer: (isYes: boolean) => void;
}

const Channel = ({ channel: { title, description }, given, onAnswer }: ChannelProps) => {
  const { t } = useTranslation('preferences');
  const unanswered = given === null && t('marketing.unanswered');
  const hint = (
    <>
      {description && <bdi>{description}</bdi>} {unanswered}
    </>
  );
  return (
    <Switch
      label={<bdi>{title}</bdi>}
      {...((description || unanswered) && { hint })}
      checked={given === true}
      onChange={(event) => onAnswer(event.target.checked)}
    />
  );
};
