import { agents } from './agents';
import { customers } from './customers';
import { residents } from './residents';
import { visitors } from './visitors';

/** Every customer and agent in the sandbox, and rarer cases of who they are. */
export const accessCases = [...visitors, ...customers, ...residents, ...agents];
