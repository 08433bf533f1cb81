import { EntryScreen } from './EntryScreen';

/** An address that no route has. Specification, section 8. */
export const WrongUrl = () => <EntryScreen state="wrongUrl" />;
