/** What mails say of an order, a pause, a payment and a renewal. */
export const plan = {
  free: 'Free',
  obligesToPay: 'When you confirm, you place an order with obligation to pay.',
  orderedSubject: 'Your order: {item}',
  orderedText: 'You ordered the {item} plan at {site}.',
  orderedKeep: 'Keep this email. It has the terms of your contract.',
  orderedNoFree:
    'With this plan, free access on your account has ended. When the plan ends, choose another one to get online.',
  orderedNoNetwork:
    '{item} doesn’t include your own network. Your network stops when {item} starts. From then on, connect your devices to the Wi-Fi at {site}.',
  factPlan: 'Plan',
  factPlanUntil: 'Plan until',
  factReplaces: 'Replaces',
  factSpeed: 'Speed',
  speedBoth: '{download} Mb/s download, {upload} Mb/s upload',
  factDevices: 'Devices',
  devicesUnlimited: 'Unlimited',
  factCoupon: 'Coupon',
  factOrder: 'Order number',
  factName: 'Name',
  factEmail: 'Email address',
  factEndsOn: 'End date you asked for',
  factStart: 'Start',
  startsAfterPause: 'After the pause',
  factPrice: 'Price',
  factUnused: 'From unused time and credit',
  factPaid: 'Paid',
  factRenewal: 'Renewal',
  factMinimumTerm: 'Minimum term',
  factCancel: 'How to cancel',
  factWithdraw: 'Right to withdraw',
  factStartAsked: 'Your request',
  startAsked:
    'You asked us to start the service straight away. If you withdraw, you pay for the time you’ve had it.',
  startAskedLater:
    'You asked us to start the service before your right to withdraw ends. If you withdraw after the start, you pay for the time you’ve had it.',
  startAskedPause:
    'You asked us to start the pause before your right to withdraw ends. If you withdraw after the start, you pay for the days that you’ve used.',
  factSeller: 'Seller',
  priceEvery: '{amount} every {period}',
  priceFor: '{amount} for {period}',
  planAtPrice: '{item} ({price})',
  priceWithTax: '{price}, all taxes included',
  renewsOn: 'Renews automatically until you cancel. You’ll next pay {amount} on {day}.',
  renewsFree: 'Renews automatically until you cancel. You won’t pay anything on {day}.',
  renewsUntilCancelled: 'Renews automatically until you cancel.',
  doesNotRenew: 'Doesn’t renew.',
  termUntil: 'Until {day}.',
  termFromStart: '{period} from the start.',
  minimumTerm:
    '{until} If you leave early, or the plan ends because you haven’t paid, you’ll pay {percent}% of {amount} for each month that’s left. A month that has started counts in full, even if you’ve paid for it. If you show that we lost less than this, you pay only what we lost.',
  termTotal: 'For the whole term you’ll pay {amount}.',
  pauseMovesTerm: 'Your minimum term stops during the pause, so it ends later.',
  cancelHow: 'Log in and open My Plan.',
  cancelOnline: 'Log in and open My Plan, or cancel without logging in: {url}',
  withdrawHow:
    'You can withdraw until {day}. We’ll refund what you paid for the time you haven’t used. To withdraw: {url}',
  withdrawFree:
    'You can withdraw until {day}. If you withdraw in time, you pay nothing. To withdraw: {url}',
  withdrawShort:
    'You can withdraw until {day}. We’ll refund what you paid for the time you haven’t used. Your plan ends on {end}, and then there’s nothing left to refund. To withdraw: {url}',
  withdrawEnds:
    'You can withdraw until {day}. Your withdrawal ends your plan straight away, with everything you’ve ordered for it. We’ll refund what you paid for the time you haven’t used. To withdraw: {url}',
  withdrawEndsFirst:
    'You can withdraw until {day}. Until {first}, your withdrawal ends your plan straight away, with everything you’ve ordered for it, and we’ll refund what you paid for the time you haven’t used. After {first}, your withdrawal takes you back to {item} instead. We’ll then put the money for the time you haven’t used towards {item} first. You’ll get the rest back as a refund, or as credit if you paid with credit. If the money isn’t enough to pay for {item}, you go back at the end of the time you’ve paid for. To withdraw: {url}',
  withdrawEndsFirstFree:
    'You can withdraw until {day}. Until {first}, your withdrawal ends your plan straight away, with everything you’ve ordered for it, and we’ll refund what you paid for the time you haven’t used. After {first}, your withdrawal takes you back to {item} instead. You’ll get the money for the time you haven’t used back as a refund, or as credit if you paid with credit. To withdraw: {url}',
  withdrawReturns:
    'You can withdraw until {day}. If you do, you’ll go back to {item}. We’ll put the money for the time you haven’t used towards {item} first. You’ll get the rest back as a refund, or as credit if you paid with credit. If the money isn’t enough to pay for {item}, you go back at the end of the time you’ve paid for. To withdraw: {url}',
  withdrawReturnsFree:
    'You can withdraw until {day}. If you do, you’ll go back to {item}. You’ll get the money for the time you haven’t used back as a refund, or as credit if you paid with credit. To withdraw: {url}',
  withdrawBooked:
    'If you cancel the change under My Plan before it starts, you won’t pay for it. Once it has started, the following applies. {once}',
  withdrawOver: 'Your right to withdraw ended on {day}.',
  withdrawBookedLater:
    'You can withdraw until {day}. If you cancel the change under My Plan before it starts, you won’t pay for it. To withdraw: {url}',
  termsTitle: 'Terms',
  pauseSubject: 'Your pause for {item}',
  pauseText: 'You ordered a pause for your {item} plan at {site}.',
  pauseOffline:
    'During the pause your devices are offline, and we don’t charge for {item}. You won’t lose the time you’ve already paid for.',
  factPauseStart: 'Pause starts',
  factPauseEnd: 'Pause ends',
  pauseEndsOpen: 'When you end it, by {day} at the latest.',
  pauseRenews:
    'Your plan restarts when the pause ends. It renews once you’ve used the time you’ve paid for.',
  factEndPause: 'How to end the pause',
  endPauseBefore:
    'Log in and open My Plan. If you cancel the pause before it starts, we’ll refund what you paid for it. Once it has started, we can’t.',
  endPauseDuring:
    'Log in and open My Plan. The pause has started, so we can’t refund what you paid for it.',
  endPauseBeforeBy:
    'Log in and open My Plan. If you cancel the pause before it starts, we’ll refund this payment. If you end it by {day}, we’ll refund what you paid for the days that you haven’t used. A day that has started counts as used.',
  endPauseDuringBy:
    'Log in and open My Plan. If you end the pause by {day}, we’ll refund what you paid for the days that you haven’t used. A day that has started counts as used.',
  pauseDroppedSubject: 'We couldn’t pause {item}',
  pauseDroppedText:
    'You asked us to pause your {item} plan, but we couldn’t charge {amount} for the pause. You haven’t been charged, and the pause won’t start.',
  pauseDroppedAgain: 'To try again, log in and open My Plan.',
  feeOwedSubject: 'Your {item} plan has ended',
  feeOwedText:
    'Your {item} plan at {site} ended on {day}, before the end of its minimum term, because you missed a payment.',
  feeOwedAmount:
    'You owe {amount}, the fee for leaving early (invoice {number}). We won’t charge your card for it automatically. If you show that we lost less than this, you pay only what we lost.',
  feeOwedInvoice:
    'You also owe {amount} for the payment that you missed (invoice {number}). That’s {total} in all.',
  unpaidEnded: 'Your {item} plan at {site} ended on {day}, because you missed a payment.',
  unpaidOwed:
    'You owe {amount} for that payment (invoice {number}). We won’t charge your card for it automatically.',
  unpaidSubject: 'We couldn’t take your payment for {item}',
  unpaidLastSubject: 'Your {item} plan ends on {day} if you don’t pay',
  unpaidText:
    'On {day} we couldn’t take {amount} for {item} (invoice {number}). You haven’t been charged. Pay now to stay online.',
  unpaidRetry: 'If you don’t, we’ll try your card again on {day}.',
  unpaidNoCard: 'You don’t have a card saved. Add one to pay.',
  unpaidLastTry: 'We’ll try your card for the last time on {day}.',
  unpaidEnds: 'If you haven’t paid by our last try, your plan ends, and you’ll still owe {amount}.',
  unpaidEndsFee:
    'If you haven’t paid by our last try, your plan ends. You’ll then owe up to {total}: {amount} for this payment, and up to {fee} for leaving early.',
  unpaidEndsOn:
    'If you haven’t paid by {day}, your plan ends that day, and you’ll still owe {amount}.',
  unpaidEndsOnFee:
    'If you haven’t paid by {day}, your plan ends that day. You’ll then owe {total}: {amount} for this payment, and {fee} for leaving early.',
  cardMissing: 'You don’t have a card saved. Add one by {day}.',
  addCardAction: 'Add a card',
  payAction: 'Pay {amount}',
  renewalSubject: 'Your plan renews on {day}',
  renewalText: 'Your {item} plan renews on {day}. You’ll pay {amount} for {period}.',
  renewalTextFree: 'Your {item} plan renews on {day}. You won’t pay anything for {period}.',
  renewalChangeSubject: 'Your plan changes on {day}',
  renewalChange: 'Your plan changes to {item} on {day}. You’ll pay {amount} for {period}.',
  renewalChangeFree: 'Your plan changes to {item} on {day}. You won’t pay anything for {period}.',
  renewalCancel: 'If you don’t want your plan to renew, cancel it before {day}.',
  renewalCancelled: 'You’ve cancelled your plan. It ends on {day}, and renews until then.',
  renewalTerm:
    'Your minimum term ends on {day}. If you leave before then, you may have to pay a fee.',
  renewalTermOver: 'End of your minimum term: {day}. You can already cancel without a fee.',
  couponLowers:
    'With {code} you pay less for the first {count} payments. After that, you’ll pay {amount} each time.',
  couponOnce: '{code} takes {saving} off the price.',
  couponFirst:
    '{code} takes {saving} off your first payment. After that, you’ll pay {amount} each time.',
  couponFirstFree:
    'With {code} your first payment is free. After that, you’ll pay {amount} each time.',
  couponEndSubject: 'From {day}, your plan costs the full price',
  couponEndText:
    'Your coupon {code} won’t lower any more payments for {item}. From {day} your plan costs the full price, {amount} every {period}.',
  couponEndChange:
    'Your coupon {code} won’t lower any more payments. Your plan changes to {item} on {day}, and costs {amount} every {period}.',
  couponEndCancel:
    'You can change or cancel your plan before then. If it has a minimum term, you may have to pay a fee to leave early.',
};

export type PlanTexts = Readonly<Record<keyof typeof plan, string>>;
