import { bank } from './bank';
import { base } from './base';
import { buttons } from './buttons';
import { checkout } from './checkout';
import { fields } from './fields';

/** The one stylesheet of the provider's pages. */
export const stylesheet = [base, fields, buttons, checkout, bank].join('\n');
