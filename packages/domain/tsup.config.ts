import { library } from '@foyer/config/tsup';

export default library();
