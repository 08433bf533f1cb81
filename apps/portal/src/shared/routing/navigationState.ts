/** Whether the person has moved on from the page that was opened: only then does a screen take the focus. */
export const navigationState = { hasLeftFirstScreen: false };
