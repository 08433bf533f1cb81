/** Moves the focus to the page’s heading, which a screen reader then reads. Rule SHELL-8. */
export const focusHeading = (): void => {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};
