export { readConfig, readGateway, readSite, readUser } from './readStartupAnswers';
export type { StartupRequests, StartupAnswer } from './sendStartupRequests';
export type { ApiError } from '../transport/apiError';
export type { Answer } from '../transport/answer';
