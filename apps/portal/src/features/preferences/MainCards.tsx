import { Stack } from '@foyer/ui-kit/core';
import { AgentActsCard } from '~/shell/sessions/AgentActsCard';
import { SessionsCard } from '~/shell/sessions/SessionsCard';
import { AgentDeskCard } from './AgentDeskCard';
import { MarketingCard } from './MarketingCard';

/** What an agent can do, what we can send the user, where they are logged in, and what support did. */
const MainCards = () => (
  <Stack gap="cards">
    <AgentDeskCard />
    <MarketingCard />
    <SessionsCard />
    <AgentActsCard />
  </Stack>
);

export default MainCards;
