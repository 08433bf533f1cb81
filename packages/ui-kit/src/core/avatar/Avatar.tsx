import './Avatar.css';

/** A person as their initials. The name stands beside it. */
export const Avatar = ({ initials }: { initials: string }) => (
  <span className="f-avatar" aria-hidden="true">
    {initials}
  </span>
);
