import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { Builder, By, error, until, type WebDriver, type WebElement } from 'selenium-webdriver';

const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSERS = ['4.1', '6.0', '4.0'].map(
  (version) =>
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);
/** Long, because a busy machine is slow. */
const PATIENCE_MS = 60_000;

/** Whether this machine has WebKit, the engine of Apple's captive window, as Debian packages it. */
export const hasWebKit = (): boolean =>
  existsSync(DRIVER) && existsSync('/usr/bin/Xvfb') && BROWSERS.some((path) => existsSync(path));

/** A page in WebKit, with elements found by their visible names. */
export interface WebKitPage {
  driver: WebDriver;
  open: (address: string) => Promise<void>;
  heading: (text: string) => Promise<void>;
  /** Presses the button or link whose name begins with this. */
  press: (name: string) => Promise<void>;
  /** The whole name of the button or link whose name begins with this. */
  nameOf: (name: string) => Promise<string>;
  fill: (label: string, text: string) => Promise<void>;
  tick: (label: string) => Promise<void>;
  close: () => Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** A virtual screen; the server chooses its number and reports it. */
const startScreen = (): Promise<{ screen: ChildProcess; display: string }> =>
  new Promise((resolve, reject) => {
    const screen = spawn('/usr/bin/Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1000x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    screen.once('error', reject);
    screen.stdio[3]?.once('data', (number: Buffer) =>
      resolve({ screen, display: `:${String(number).trim()}` }),
    );
  });

const untilListening = async (port: number): Promise<void> => {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const status = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (status?.ok) return;
    if (Date.now() > end) throw new Error('WebKit’s driver did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

const quote = (text: string): string => `"${text}"`;

const named = (name: string) =>
  By.xpath(
    `//*[self::a or self::button][starts-with(normalize-space(.), ${quote(name)}) or starts-with(@aria-label, ${quote(name)})]`,
  );

const labelled = (label: string) =>
  By.xpath(
    `//*[@id = //label[contains(normalize-space(.), ${quote(label)})]/@for] | //label[contains(normalize-space(.), ${quote(label)})]//input`,
  );

/** WebKit's driver reports a removed element as "not found". */
const isStale = (failure: unknown): boolean =>
  failure instanceof error.StaleElementReferenceError ||
  failure instanceof error.NoSuchElementError;

/**
 * Runs in the page, because the driver types only into a focused window, and a virtual screen without a
 * desktop focuses none.
 */
const enter = `
  const [field, text] = arguments;
  field.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  field.blur();
`;

/** The logged-in person's payments, newest first, in minor units. */
export const chargedIn = async ({ driver }: WebKitPage, origin: string): Promise<number[]> => {
  const token = await driver.executeScript<string>('return localStorage.getItem("Token")');
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    user_id: string;
  };
  const answer = await fetch(`${origin}/sandbox/api/ledger?user=${claims.user_id}`);
  const invoices = (await answer.json()) as { amount: number; state: string }[];
  return invoices.filter(({ state }) => state === 'paid').map(({ amount }) => amount);
};

/** Opens WebKit's MiniBrowser under its driver on a virtual screen. */
export const startWebKit = async (): Promise<WebKitPage> => {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const service = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: display,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LANG: 'en_GB.UTF-8',
    },
    stdio: 'ignore',
  });
  await untilListening(port);
  const binary = BROWSERS.find((path) => existsSync(path)) ?? '';
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation', '--geometry=390x844'] },
    })
    .build();
  const find = async (by: By): Promise<WebElement> => {
    const element = await driver.wait(until.elementLocated(by), PATIENCE_MS);
    await driver.wait(until.elementIsVisible(element), PATIENCE_MS);
    return element;
  };
  /** Finds the element again when the page has replaced it. */
  const on = async <T>(by: By, act: (element: WebElement) => Promise<T>): Promise<T> => {
    for (let tries = 5; ; tries -= 1)
      try {
        return await act(await find(by));
      } catch (failure) {
        if (!isStale(failure) || tries === 0) throw failure;
      }
  };
  /** By script, because the driver refuses to click what a fixed bar covers, while a person would scroll. */
  const click = (element: WebElement) => driver.executeScript('arguments[0].click()', element);
  return {
    driver,
    open: (address) => driver.get(address),
    heading: async (text) =>
      void (await on(By.xpath(`//h1[contains(normalize-space(.), ${quote(text)})]`), (heading) =>
        heading.getText(),
      )),
    press: async (name) => void (await on(named(name), click)),
    nameOf: (name) => on(named(name), (element) => element.getText()),
    fill: (label, text) =>
      on(labelled(label), async (field) => void (await driver.executeScript(enter, field, text))),
    tick: async (label) => {
      const box = await driver.wait(until.elementLocated(labelled(label)), PATIENCE_MS);
      await click(box);
    },
    close: async () => {
      await driver.quit().catch(() => undefined);
      service.kill();
      screen.kill();
    },
  };
};
