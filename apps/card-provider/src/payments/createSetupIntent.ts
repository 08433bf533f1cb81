import { newId } from '../model/newId';
import type { Transaction } from '../store/Transaction';
import type { SetupIntent } from '../model/objects';
import { intentFields, type IntentFields } from './intentFields';

export interface SetupIntentFields extends IntentFields {
  usage?: 'on_session' | 'off_session';
}

/** A new setup intent, which saves a card without charging it. */
export function createSetupIntent(tx: Transaction, fields: SetupIntentFields): SetupIntent {
  const id = newId('seti');
  const intent = tx.objects.put('setup_intent', {
    ...intentFields(tx, id, fields),
    object: 'setup_intent',
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    mandate: null,
    single_use_mandate: null,
    usage: fields.usage ?? 'off_session',
  });
  tx.emit('setup_intent.created', intent);
  return intent;
}
