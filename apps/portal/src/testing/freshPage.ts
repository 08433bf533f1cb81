import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { keepPage } from './keepPage';

// The files of a worker share its process, its DOM and its libraries, because starting those again takes
// most of a small file's time. After each file this gives the next one what a process of its own
// would: the application's modules run again, and the page is as it was before.

const putPageBack = keepPage();

afterAll(async () => {
  vi.useRealTimers();
  cleanup();
  await vi.dynamicImportSettled();
  vi.restoreAllMocks();
  putPageBack();
  vi.resetModules();
});
