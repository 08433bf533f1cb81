import './Avatar.css';

/** A person's initials in a circle. Show the name beside it. */
export const Avatar = ({ initials }: { initials: string }) => (
  <span className="f-avatar" aria-hidden="true">
    {initials}
  </span>
);
