import { expectSoundPages } from './expectSoundPages';
import { customersPages, isPlanPage } from './pages';

// API-14
expectSoundPages(
  'customer',
  customersPages.filter((path) => !isPlanPage(path)),
);
