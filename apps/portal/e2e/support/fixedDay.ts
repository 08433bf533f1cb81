import { startSandboxProcess, type SandboxProcess } from './sandboxProcess.ts';

/** The time at which the day of `startOnFixedDay` begins, see `fixedDay.mjs`. */
export const FIXED_DAY = new Date('2026-11-30T09:00:00Z');

const preload = new URL('./fixedDay.mjs', import.meta.url).href;

/** Starts a sandbox that shows the same on every day: its day begins at `FIXED_DAY`. */
export const startOnFixedDay = (): Promise<SandboxProcess> =>
  startSandboxProcess([], { NODE_OPTIONS: `--import ${preload}`, E2E_TEMPLATE: '' });
