import { expectSoundPages } from './expectSoundPages';
import { visitorsPages } from './pages';

// API-14
expectSoundPages('visitor', visitorsPages);
