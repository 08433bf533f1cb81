import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, AppStore } from './createStore';
import type { RootState } from './rootReducer';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** At a closed site nothing is sold and no plan renews. Rule SUB-21. */
export const useIsSiteClosed = (): boolean =>
  useAppSelector(({ site }) => site.info?.enabled === false);
