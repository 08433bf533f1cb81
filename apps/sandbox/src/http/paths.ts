/** Where the card provider sends its events. */
export const WEBHOOK_PATH = '/webhooks/card-provider';

/** Where a speed test uploads. */
export const SPEED_TEST_UPLOAD = '/speed-test/up';
