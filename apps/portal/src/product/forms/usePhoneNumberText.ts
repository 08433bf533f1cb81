import { siteCountry } from '@foyer/domain';
import { usePhoneText } from '@foyer/ui-kit/parts';
import { useAppSelector } from '~/session/store/hooks';

/** Writes a person's number as the site's country does. Rule FORM-5. */
export const usePhoneNumberText = () =>
  usePhoneText(useAppSelector(({ site }) => siteCountry(site.info)));
