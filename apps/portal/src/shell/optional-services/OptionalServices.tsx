import { ChatLauncher } from '~/shell/chat/ChatLauncher';
import { ConsentQuestion } from '../tracking/ConsentQuestion';
import { useLogging, useLogPageVisits } from '~/shell/logging/useLogging';
import { useTracking } from '~/shell/tracking/useTracking';

/**
 * The optional services around every screen: chat, consent, tracking and the operator's logging. They
 * load after the first screen is usable, and the portal works without them.
 */
const OptionalServices = () => {
  useLogPageVisits();
  useLogging();
  useTracking();
  return (
    <>
      <ChatLauncher />
      <ConsentQuestion />
    </>
  );
};

export default OptionalServices;
