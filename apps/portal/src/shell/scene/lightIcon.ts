import type { SceneLight } from './sceneLight';

/**
 * The style sheet `scene.css` of the UI kit doesn't reach into the tab's icon, so its light stands here too. Without a network
 * the icon is grey as the drawing is, but not darker.
 */
const filters: Readonly<Record<SceneLight['access'], string>> = {
  on: '',
  paused: 'saturate(.45) brightness(.85)',
  offline: 'grayscale(1)',
};

/** Gives the tab's icon the light of the brand's drawing, where the brand has drawn it. Rule THEME-10. */
export const lightIcon = (access: SceneLight['access']): void => {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (!icon) return;
  const drawn = icon.href.replace(/ style='filter:[^']*'/, '');
  const filter = filters[access];
  const lit = filter ? drawn.replace('%3Csvg', `%3Csvg style='filter:${filter}'`) : drawn;
  if (lit !== icon.href) icon.href = lit;
};
