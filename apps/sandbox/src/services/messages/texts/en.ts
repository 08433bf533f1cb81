import { plan } from './plan/en';

/** What mails and text messages say. `{values}` are filled in; every sentence is whole. */
export const en = {
  ...plan,
  hello: 'Hello {name},',
  helloThere: 'Hello there,',
  help: 'Help: {ways}',
  giveFeedback: 'Tell {site} what you think of the Wi-Fi',
  creditSecondPlan: 'You already had a plan, so we refunded this payment.',
  creditPauseCalledOff: 'The pause didn’t start, so we refunded what you paid for it.',
  creditPauseEnded:
    'The pause ended while you could still withdraw, so we refunded what you paid for the days that you didn’t use.',
  creditOrder: 'The order was cancelled before your payment arrived, so we refunded the payment.',
  creditClosed:
    'The Wi-Fi service here had closed when your payment arrived, so we refunded the payment.',
  creditContract: 'You kept your plan, so we refunded the fee for leaving early.',
  creditEnded: 'Your plan had ended when this payment arrived, so we refunded the payment.',
  creditRefused: 'Our payment provider couldn’t make this refund. We still owe you this amount.',
  creditWithdrawal: 'You withdrew from your order, so we made this refund.',
  creditOther: 'Refund',
  choosePassword: 'Choose a new password',
  ownerWarning:
    'If you didn’t do this, choose a new password now. This also cancels any change to your details that’s waiting to be confirmed.',
  confirmSubject: 'Confirm your email address for {site}',
  confirmText: 'Confirm that this email address is yours. The link expires in 2 days.',
  confirmAction: 'Confirm my email address',
  newEmailSubject: 'Confirm your new email address for {site}',
  newEmailText:
    'Confirm that this email address is yours. Your account keeps the old one until you do. The link expires in 2 days.',
  emailChangingSubject: 'Your email address is about to change',
  emailChangingText:
    'We got a request to change your email address to {value}. We’ll change it when the new address is confirmed.',
  emailChangedSubject: 'Your email address has changed',
  emailChangedText: 'Your account now has the email address {value}.',
  mobileChangedSubject: 'Your mobile number has changed',
  mobileChangedText: 'Your account now has the mobile number {value}.',
  passwordChangedSubject: 'Your password has changed',
  passwordChangedText: 'We’ve changed your password and logged you out everywhere else.',
  passwordNumberRemoved:
    'We’ve also removed the mobile number from your account, because we can’t be sure that it’s yours. You can add it again.',
  passwordKeyRenewed:
    'We’ve also changed the password of your Wi-Fi network, because we can’t be sure who knows it. Your devices there need the new one.',
  passwordChangeDropped: 'We’ve also cancelled the change to {value}, which wasn’t confirmed yet.',
  newLogInSubject: 'New log-in to your account',
  newLogInText: 'Someone logged in to your account from a new browser: {device}.',
  unknownBrowser: 'unknown',
  resetAccountAt: 'This link is for your account at {site}.',
  resetText:
    'We got a request to change your password. This link works once and expires in 1 hour. If you didn’t ask for it, ignore this email. Your password hasn’t changed.',
  orderSubject: 'Your order at {site}',
  orderText:
    'You can continue your order on any device. The link works for 24 hours, or until you pay.',
  orderIgnore: 'If you didn’t ask for this link, ignore this email. You haven’t been charged.',
  orderAction: 'Continue my order',
  orderSms: '{site}: continue your order at {url}',
  mobileCode: '{site}: {code} confirms your number. It works for 10 minutes. Never share it.',
  resetCode:
    '{site}: {code} is your code to choose a new password. It works for 10 minutes. If you didn’t ask for it, ignore this text.',
  logInCode: '{site}: {code} is your code. It works for 10 minutes. Never share it.',
  refundDelayedSubject: 'We’ll refund {amount}',
  refundDelayed:
    'We’ll refund {amount} for {item} (invoice {number}) to the card that you paid with. Our payment provider can’t do it yet, so we’ll keep trying.',
  refundRefusedSubject: 'We couldn’t refund {amount}',
  refundRefused:
    'We owe you {amount} for {item}. Our payment provider couldn’t make the refund, so support will email you to arrange another way to pay you.',
  refundRefusedAsk:
    'We owe you {amount} for {item} (invoice {number}). Our payment provider couldn’t make the refund, so contact {site} to arrange another way to pay you.',
  refundByHandSubject: 'Refund {amount} by hand: {customer}',
  refundByHand:
    'The payment provider refused to refund {amount} for {item} (invoice {number}). Email the customer to arrange another way to pay them.',
  refundSubject: 'We’ve refunded {amount}',
  refundSecondPlan:
    'You paid {amount} for {item}, but you already had a plan. Your plan hasn’t changed. We’ve refunded the card that you paid with.',
  refundPause:
    'You paid {amount} for a pause that didn’t start. We’ve refunded the card that you paid with.',
  refundPauseEnded:
    'You paid for a pause that ended while you could still withdraw. We’ve refunded {refunded} for the days that you didn’t use, to the card that you paid with.',
  refundOrder:
    'You paid {amount} for {item}, but the order was cancelled before your payment arrived. We’ve refunded the card that you paid with.',
  refundClosed:
    'You paid {amount} for {item}, but the Wi-Fi service at {site} has closed. We’ve refunded the card that you paid with.',
  refundEnded:
    'You paid {amount} for {item}, but your plan had ended. We’ve refunded the card that you paid with.',
  refundWithdrawal:
    'You paid {amount} for {item}, but you had withdrawn before. We’ve refunded the card that you paid with.',
  refundContract:
    'You paid {amount} to leave early, and then kept your plan. We’ve refunded the card that you paid with. Your minimum term continues.',
  refundSecondPayment:
    'You paid {amount} twice for {item}. We’ve refunded the second payment to the card that you paid with.',
  receiptSubject: 'Your receipt for {item}',
  receiptText: 'You paid {amount} for {item}. Receipt {number}.',
  receiptFree: 'You didn’t pay anything for {item}. Receipt {number}.',
  receiptTime: 'This time runs from {from} to {to}, and doesn’t renew.',
  withdrawnSubject: 'You’ve withdrawn from your contract',
  withdrawnTimeSubject: 'You’ve withdrawn from the extra time',
  withdrawnText: 'You withdrew from your contract for the {item} plan. Your plan has ended.',
  withdrawnTime:
    'You withdrew from your order for more time on the {item} plan. You can use your plan until {end}.',
  withdrawnChangeSubject: 'You’ve withdrawn from your change of plan',
  withdrawnChange:
    'You withdrew from the change that you booked. Your {item} plan stays as it is, and you won’t pay for the change.',
  withdrawnReturn:
    'You withdrew from your change of plan. You go back to {item} on {date}. Its price and minimum term are the same as before the change. We’ll put the money for the time you haven’t used towards {item} first.',
  withdrawnReturnLater:
    'You withdrew from your change of plan. You go back to {item} on {date}. Its price and minimum term are the same as before the change.',
  withdrawnPauseSubject: 'You’ve withdrawn from your pause',
  withdrawnPause: 'You withdrew from the pause for {item}. Your plan continues.',
  withdrawnPauseUntil:
    'You withdrew from the longer pause for {item}. The pause ends on {date}. Your plan continues.',
  withdrawnRefund: 'We’ve refunded {amount} the same way you paid.',
  withdrawnDelayed:
    'We’ll refund {amount} the same way you paid. Our payment provider can’t do it yet, so we’ll keep trying.',
  withdrawnByHand:
    'We owe you {amount}. We couldn’t refund it the same way you paid, so support will email you to arrange another way to pay you.',
  withdrawnByHandAsk:
    'We owe you {amount}. We couldn’t refund it the same way you paid, so contact {site} to arrange another way to pay you.',
  withdrawnCredit:
    'You still have {amount} of credit. We’ll take it off the next payment you make.',
  withdrawnNothing: 'No paid time was left, so there’s nothing to refund.',
  changeDroppedSubject: 'You’ve cancelled your change of plan',
  changeDroppedText:
    'You cancelled the change to the {item} plan. Your plan stays as it is, and you won’t pay for the change.',
  keptSubject: 'You’ve kept your plan',
  keptText: 'You’ve kept the {item} plan. Your cancellation no longer counts.',
  cancelledSubject: 'You’ve cancelled your contract',
  cancelledText: 'You cancelled your contract for the {item} plan. You can use it until {end}.',
  cancelledEnded: 'You cancelled your contract for the {item} plan. Your plan has ended.',
  nextPlanDropped: 'The plan that you booked to follow won’t begin.',
  chargedNothing: 'We won’t charge you again.',
  chargedNothingElse: 'Apart from this, we won’t charge you again.',
  owedSoon: 'We’ll charge you {amount} for {item} soon (invoice {number}).',
  owed: 'You still owe {amount} for {item} (invoice {number}). Pay it by {day}.',
  owedSince: 'You still owe {amount} for {item} (invoice {number}). It was due on {day}.',
  owedUnpaid:
    'If a renewal stays unpaid, your plan may end sooner. If it has a minimum term, you may then also have to pay the fee for leaving early.',
  cancelledTerm:
    'You cancelled your contract for the {item} plan. It ends on {end}, after its minimum term. It renews until then, and we’ll charge you for each renewal.',
  cancelledWished:
    'You cancelled your contract for the {item} plan. It ends on {end}. It renews until then, and we’ll charge you for each renewal.',
  cancelledFee: 'You paid {amount} for leaving early (invoice {number}).',
  cancelledReason: 'You gave this reason to leave sooner: “{reason}”',
  cancelledReasonChecked:
    'We’ll check your reason and tell you by email whether your plan ends sooner.',
  cancelledReasonAsk: 'To find out whether your plan ends sooner, contact {site}.',
  terminationReceived: 'We received your request on {at}.',
  declaredWithdrawal: 'We’ve received your withdrawal',
  declaredCancellation: 'We’ve received your cancellation',
  declaredUnknown:
    'We couldn’t do this automatically. We’ll check your order and email you what happens next.',
  declaredUnknownAsk:
    'We couldn’t do this automatically. To find out what happens next, contact {site}.',
  terminationKeep: 'Keep this email as your confirmation.',
  supportUnknownSubject: 'Check the order of {customer}',
  supportUnknownWithdrawal:
    'On {at}, {name} withdrew from a contract without logging in. We couldn’t do this automatically. Check the order, and email the customer what happens next.',
  supportUnknownCancellation:
    'On {at}, {name} cancelled a contract without logging in. We couldn’t do this automatically. Check the order, and email the customer what happens next.',
  supportLostPaymentSubject: 'Check unknown payments and plans',
  supportLostPayment:
    'The payment provider doesn’t know payments that our customers began earlier: {payment}. This happens when its keys belong to another account now. Here they count as unpaid. Check in the earlier account whether a customer has paid, and refund the payment there.',
  supportLostPlan:
    'The payment provider doesn’t know plans that it renewed earlier: {plan}. This happens when its keys belong to another account now. Here they end with their paid time. End them in the earlier account too, so that it doesn’t charge the customers further.',
  supportUnknownPaymentSubject: 'Check the payment {payment}',
  supportUnknownPayment:
    'The payment provider has the payment or subscription {payment} for an order that we don’t know. This can happen after a database was restored from a backup. Check it at the payment provider. Then give the customer the plan, or refund the payment.',
  supportReasonSubject: 'Decide whether a plan ends sooner: {customer}',
  supportReason:
    'On {at}, {name} cancelled the {item} plan without logging in, and gave a reason to leave sooner. Decide whether the plan ends sooner, and tell the customer by email.',
  supportReasonGiven: 'The reason: “{reason}”',
  supportByHand:
    '{name} withdrew from the {item} plan. The payment provider refused to refund {amount}. Email the customer to arrange another way to pay them.',
  closedSubject: 'The Wi-Fi service at {site} has closed, and your plan ends',
  closedEnds: 'The Wi-Fi service at {site} has closed. Your plan ends on {day} and won’t renew.',
  closedEnded: 'The Wi-Fi service at {site} has closed. Your plan has ended.',
  closedPay: 'To pay, contact {site}.',
  openPortal: 'Open the portal',
  openDevices: 'See your devices',
  deviceOf: '{name}’s {device}',
  ownDevice: 'My {device}',
  devicePhone: 'phone',
  deviceTablet: 'tablet',
  deviceComputer: 'computer',
  deviceOther: 'device',
  newDeviceSubject: 'New device on your plan',
  newDeviceText: '{name} is now on your plan. Its device address is {mac}.',
  newDeviceWarning: 'If you don’t recognise this device, remove it and choose a new password.',
  newDeviceManagedWarning:
    'If you don’t recognise this device, contact {site} and choose a new password.',
  usageEndSubject: 'Your plan ends soon',
  usageEndText: 'Your {item} plan ends on {time}. To see how to stay online, open My Plan.',
  usageEndKeep:
    'Your {item} plan ends on {time}. To stay online, keep your plan, or choose another one after it ends.',
  usageEndClosed: 'Your {item} plan ends on {time}.',
  givenSubject: 'Support added {period} to your plan',
  givenText: 'Support added {period} to {item} free of charge. Receipt {number}.',
  suspendedSubject: '{site} has suspended your account',
  suspendedText:
    '{site} has suspended your account, so nobody can log in to it. Your plan and your devices stay as they are. If you pay for a plan that renews, we’ll still charge you for it. If you didn’t expect this, contact {site}.',
  restoredSubject: 'You can use your account again',
  restoredText: '{site} has opened your account again. You can log in as before.',
};

export type MessageKey = keyof typeof en;
export type MessageTexts = Readonly<Record<MessageKey, string>>;
