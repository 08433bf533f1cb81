import { callApi } from '~/session/api/callApi';
import type { AppDispatch } from '~/session/store/createStore';
import { orderChanged } from '~/session/store/sessionSlice';

/**
 * Asks for the order that this user or device has not paid yet, for the landing page. A backend that keeps no
 * orders answers an error, and then nothing shows.
 */
export const loadOrder = () => async (dispatch: AppDispatch) => {
  const { data } = await callApi('getOrder');
  if (data && data.state !== 'paid') dispatch(orderChanged(data));
};
