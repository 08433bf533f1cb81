import { TerminationScreen } from './TerminationScreen';

/** Takes a contract back within the days that the law gives. */
const WithdrawScreen = () => <TerminationScreen kind="withdraw" />;

export default WithdrawScreen;
