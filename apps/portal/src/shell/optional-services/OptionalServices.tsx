import { useEffect } from 'react';
import { ChatLauncher } from '~/shell/chat/ChatLauncher';
import { ConsentQuestion } from '../tracking/ConsentQuestion';
import { movePages } from '~/shell/portal/movePages';
import { useScene } from '~/shell/scene/useScene';
import { useAccountLanguage } from '~/shell/language/useAccountLanguage';
import { useLogging, useLogPageVisits } from '~/shell/logging/useLogging';
import { useTelemetry } from '~/shell/telemetry/useTelemetry';
import { useConsentRecord } from '~/shell/tracking/useConsentRecord';
import { useTracking } from '~/shell/tracking/useTracking';

/**
 * The optional services around every screen: chat, consent, tracking, the operator's logging and
 * telemetry, the light of the brand's drawing, moves between pages, and the account's language. They
 * load after the first screen is usable, and the portal works without them.
 */
const OptionalServices = () => {
  useLogPageVisits();
  useLogging();
  useTelemetry();
  useTracking();
  useConsentRecord();
  useScene();
  useEffect(movePages, []);
  useAccountLanguage();
  return (
    <>
      <ChatLauncher />
      <ConsentQuestion />
    </>
  );
};

export default OptionalServices;
