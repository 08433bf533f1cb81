export { readConfig, readGateway, readSite, readUser } from './readEarly';
export type { Early, EarlyAnswer, EarlyLocation } from './early';
export type { ApiError } from '../transport/apiError';
export type { Answer } from '../transport/answer';
