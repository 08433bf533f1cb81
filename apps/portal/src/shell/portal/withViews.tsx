import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { VIEW } from './portalViews';

/** A page that shows another screen when its query selects one of its views. */
export const withViews = (
  Page: ComponentType,
  views: Readonly<Record<string, ComponentType>>,
): ComponentType => {
  const PageOrView = () => {
    const [params] = useSearchParams();
    const view = params.get(VIEW) ?? '';
    const Screen = Object.hasOwn(views, view) ? (views[view] ?? Page) : Page;
    return <Screen />;
  };
  return PageOrView;
};
