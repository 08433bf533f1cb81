/** The sandbox for tests in the same process, such as the portal's. */
export { startSandbox, type Sandbox, type SandboxOptions } from './startSandbox';
export { faultKinds, type FaultKind, type FaultRule } from '../src/http/faults/Faults';
export { PERSONA_PASSWORD } from '../src/scenarios/seedPersona';
export { venues } from '../src/scenarios/venues/venues';
