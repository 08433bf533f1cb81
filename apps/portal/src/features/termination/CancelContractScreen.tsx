import { TerminationScreen } from './TerminationScreen';

/** Cancels a contract by order number. */
const CancelContractScreen = () => <TerminationScreen kind="cancel" />;

export default CancelContractScreen;
