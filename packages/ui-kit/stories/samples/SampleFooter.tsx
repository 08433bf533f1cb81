import { Link } from '../../src/core/link/Link';
import { FooterLinks } from '../../src/core/visitor-layout/FooterLinks';

/** Help, terms and privacy. */
export const SampleFooter = () => (
  <FooterLinks>
    <Link variant="quiet" href="tel:03308084410">
      Help: 0330 808 4410
    </Link>
    <Link variant="quiet" href="#terms">
      Terms
    </Link>
    <Link variant="quiet" href="#privacy">
      Privacy
    </Link>
  </FooterLinks>
);
