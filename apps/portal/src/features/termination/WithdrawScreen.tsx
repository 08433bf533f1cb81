import { TerminationScreen } from './TerminationScreen';

/** Withdraws from a contract within the days that the law gives. */
const WithdrawScreen = () => <TerminationScreen kind="withdraw" />;

export default WithdrawScreen;
