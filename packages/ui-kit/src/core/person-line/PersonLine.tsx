import './PersonLine.css';
import type { ReactNode } from 'react';
import { Avatar } from '../avatar/Avatar';

export interface PersonLineProps {
  initials: string;
  name: ReactNode;
  /** Where they are. */
  place?: ReactNode;
  /** An `IconButton`: log out. */
  end?: ReactNode;
}

/** Who is logged in, and the way out. */
export const PersonLine = ({ initials, name, place, end }: PersonLineProps) => (
  <div className="f-person">
    <Avatar initials={initials} />
    <div className="f-person__words">
      <p className="f-person__name">{name}</p>
      {place && <p className="f-person__place">{place}</p>}
    </div>
    {end}
  </div>
);
