import { rm } from 'node:fs/promises';
import { seedTemplate } from './sandboxProcess';

/** A cheaper password hash than the product's, which takes half a second of a core for each log-in. */
const PASSWORD_COST = '10';

/** Seeds the data that every sandbox of the run begins with; removes it afterwards. */
const globalSetup = async (): Promise<() => Promise<void>> => {
  process.env['PASSWORD_COST'] ??= PASSWORD_COST;
  const template = await seedTemplate();
  process.env['E2E_TEMPLATE'] = template;
  return () => rm(template, { recursive: true, force: true });
};

export default globalSetup;
