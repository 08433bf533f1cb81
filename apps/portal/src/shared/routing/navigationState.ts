/** Whether the person has left the first screen; only later screens take the focus. */
export const navigationState = { hasLeftFirstScreen: false };
