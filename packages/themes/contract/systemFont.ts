/** The device's own face. Named one by one, because `system-ui` is a poor face on many Linux devices. */
export const systemFont =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
