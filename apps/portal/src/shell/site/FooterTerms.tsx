import { Parts } from '~/shell/theme/Parts';
import { TermsDialog } from './TermsDialog';

/** The terms as a screen's foot opens them, outside the complex parts. */
const FooterTerms = ({ onClose }: { onClose: () => void }) => (
  <Parts>
    <TermsDialog onClose={onClose} />
  </Parts>
);

export default FooterTerms;
