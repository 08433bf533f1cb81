import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { loadTexts, startI18n } from '~/shared/i18n/i18n';
import type { Namespace } from '~/shared/i18n/textKeys';
import { createStore, type AppStore } from '~/session/store/createStore';

/**
 * Renders a screen with the real store, texts and router.
 *
 * @param prepare sets up the store's state
 * @param namespaces the texts that the screen shows, besides those of the first page
 */
export const renderScreen = async (
  Screen: ComponentType,
  prepare: (store: AppStore) => void = () => undefined,
  ...namespaces: Namespace[]
): Promise<AppStore> => {
  await startI18n();
  await loadTexts(...namespaces);
  const store = createStore();
  prepare(store);
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Screen />
      </MemoryRouter>
    </Provider>,
  );
  return store;
};
