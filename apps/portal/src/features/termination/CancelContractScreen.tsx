import { TerminationScreen } from './TerminationScreen';

/** Ends a contract with its period. */
const CancelContractScreen = () => <TerminationScreen kind="cancel" />;

export default CancelContractScreen;
