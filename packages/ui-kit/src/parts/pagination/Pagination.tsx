import { Button } from '../../core/button/Button';
import { Icon } from '../../core/icon/Icon';
import { backIcon, chevronIcon } from '../../core/icon/icons';
import './Pagination.css';

export interface PaginationProps {
  /** Names the pages for assistive technology: "Pages of invoices". */
  label: string;
  /** The rows of this page: "21 to 40 of 10,000". */
  place: string;
  previousLabel: string;
  nextLabel: string;
  /** Missing on the first page. */
  onPrevious?: (() => void) | undefined;
  /** Missing on the last. */
  onNext?: (() => void) | undefined;
  /** The requested page is loading. */
  busy?: boolean;
}

/** Leads through the pages of a long list. On the first and last page, one button is disabled. */
export const Pagination = (props: PaginationProps) => {
  const { label, place, previousLabel, nextLabel, onPrevious, onNext, busy = false } = props;
  const move = (go: (() => void) | undefined) => ({
    variant: 'soft' as const,
    size: 'small' as const,
    'aria-disabled': !go,
    onClick: () => {
      if (!busy) go?.();
    },
  });
  return (
    <nav className="fp-pagination" aria-label={label}>
      <Button {...move(onPrevious)} icon={<Icon of={backIcon} directed size={20} />}>
        {previousLabel}
      </Button>
      <p className="fp-pagination-place" role="status" aria-busy={busy}>
        {place}
      </p>
      <Button {...move(onNext)} icon={<Icon of={chevronIcon} directed size={20} />}>
        {nextLabel}
      </Button>
    </nav>
  );
};
