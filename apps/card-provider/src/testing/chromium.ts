import { chromiumOptions } from '@foyer/config/testing';
import { chromium, type Browser } from 'playwright-core';

export const launchChromium = (): Promise<Browser> => chromium.launch(chromiumOptions());
