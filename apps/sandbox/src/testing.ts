/** The sandbox for tests in the same process, such as the portal's. */
export { startSandbox, type Sandbox, type SandboxOptions } from './startSandbox';
export { faultKinds, type FaultKind, type FaultRule } from './http/faults/Faults';
export { PERSONA_PASSWORD } from './scenarios/seedPersona';
export { venues } from './scenarios/venues/venues';
