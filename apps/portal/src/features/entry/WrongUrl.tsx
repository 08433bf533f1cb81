import { EntryScreen } from './EntryScreen';

/** The screen for an unknown address. Rule ERR-16. */
export const WrongUrl = () => <EntryScreen state="wrongUrl" />;
