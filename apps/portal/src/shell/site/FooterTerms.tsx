import { Parts } from '~/shell/theme/Parts';
import { TermsDialog } from './TermsDialog';

/** The terms as the footer opens them. The footer is outside the MUI theme, so this adds it. */
const FooterTerms = ({ onClose }: { onClose: () => void }) => (
  <Parts>
    <TermsDialog onClose={onClose} />
  </Parts>
);

export default FooterTerms;
