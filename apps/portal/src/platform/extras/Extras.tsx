import { ChatLauncher } from '~/platform/chat/ChatLauncher';
import { ConsentQuestion } from '~/platform/consent/ConsentQuestion';
import { useLogging } from '~/platform/logging/useLogging';
import { useVisits } from '~/platform/logging/useVisits';
import { useTracking } from '~/platform/tracking/useTracking';
import './texts';

/**
 * What the root shell has besides its screens and notices: chat, the question about trackers, and the
 * operator's logging. It comes when the first screen has long been usable, and may stay away.
 */
const Extras = () => {
  useVisits();
  useLogging();
  useTracking();
  return (
    <>
      <ChatLauncher />
      <ConsentQuestion />
    </>
  );
};

export default Extras;
