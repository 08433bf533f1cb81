import { ChatLauncher } from '~/shell/chat/ChatLauncher';
import { ConsentQuestion } from './ConsentQuestion';
import { useLogging } from '~/shell/logging/useLogging';
import { useLogPageVisits } from '~/shell/logging/useLogPageVisits';
import { useTracking } from '~/shell/tracking/useTracking';
import './texts';

/**
 * What the root shell has besides its screens and notices: chat, the question about trackers, and the
 * operator's logging. It comes when the first screen has long been usable, and may stay away.
 */
const Extras = () => {
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

export default Extras;
