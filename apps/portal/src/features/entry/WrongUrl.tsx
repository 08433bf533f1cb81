import { EntryScreen } from './EntryScreen';

/** An address that no route has. Rule ERR-16. */
export const WrongUrl = () => <EntryScreen state="wrongUrl" />;
