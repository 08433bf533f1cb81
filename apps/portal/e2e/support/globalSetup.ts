import { rm } from 'node:fs/promises';
import { seedTemplate } from './sandboxProcess';

/** Seeds the data that every sandbox of the run begins with; removes it afterwards. */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const template = await seedTemplate();
  process.env['E2E_TEMPLATE'] = template;
  return () => rm(template, { recursive: true, force: true });
};

export default globalSetup;
