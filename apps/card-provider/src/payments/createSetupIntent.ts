import { newId, randomText } from '../model/newId';
import type { Transaction } from '../store/Transaction';
import type { SetupIntent } from '../model/objects';

export interface SetupIntentFields {
  customer?: string | null;
  payment_method?: string | null;
  description?: string | null;
  metadata?: Record<string, string>;
  usage?: 'on_session' | 'off_session';
}

/** A new setup intent, which saves a card without charging it. */
export function createSetupIntent(tx: Transaction, fields: SetupIntentFields): SetupIntent {
  const id = newId('seti');
  const intent = tx.objects.put('setup_intent', {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: { allow_redirects: 'never', enabled: true },
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(25)}`,
    created: tx.now,
    customer: fields.customer ?? null,
    description: fields.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: fields.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: fields.payment_method ?? null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: fields.payment_method ? 'requires_confirmation' : 'requires_payment_method',
    usage: fields.usage ?? 'off_session',
  });
  tx.emit('setup_intent.created', intent);
  return intent;
}
