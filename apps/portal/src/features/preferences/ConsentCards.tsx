import { Stack } from '@foyer/ui-kit/core';
import { ConsentCard } from '~/shell/tracking/ConsentCard';
import { ConsentRecordCard } from './ConsentRecordCard';
import { TermsCard } from './TermsCard';

/** The terms, the consent to trackers, and the user's answers to all questions of consent. */
const ConsentCards = () => (
  <Stack gap="cards">
    <TermsCard />
    <ConsentCard />
    <ConsentRecordCard />
  </Stack>
);

export default ConsentCards;
