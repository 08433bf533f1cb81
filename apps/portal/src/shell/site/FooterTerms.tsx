import { LocalizedPartsProvider } from '~/shell/theme/LocalizedPartsProvider';
import { TermsDialog } from './TermsDialog';

/** The terms as the footer opens them. The footer is outside the MUI theme, so this adds it. */
const FooterTerms = ({ onClose }: { onClose: () => void }) => (
  <LocalizedPartsProvider>
    <TermsDialog onClose={onClose} />
  </LocalizedPartsProvider>
);

export default FooterTerms;
