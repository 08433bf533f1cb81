import { Link } from '../../src/core/link/Link';
import { FootLinks } from '../../src/core/visitor-layout/FootLinks';

/** Help, terms and privacy. */
export const Foot = () => (
  <FootLinks>
    <Link variant="quiet" href="tel:03308084410">
      Help: 0330 808 4410
    </Link>
    <Link variant="quiet" href="#terms">
      Terms
    </Link>
    <Link variant="quiet" href="#privacy">
      Privacy
    </Link>
  </FootLinks>
);
