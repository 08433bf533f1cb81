import type { PlanTexts } from './en';

export const plan: PlanTexts = {
  free: 'Gratuit',
  obligesToPay: 'En confirmant, vous passez une commande avec obligation de paiement.',
  orderedSubject: 'Votre commande : {item}',
  orderedText: 'Vous avez commandé le forfait {item} à {site}.',
  orderedKeep: 'Conservez cet e-mail. Il contient les conditions de votre contrat.',
  orderedNoFree:
    'Avec ce forfait, l’accès gratuit de votre compte a pris fin. À la fin du forfait, choisissez-en un autre pour vous connecter.',
  orderedNoNetwork:
    '{item} n’inclut pas votre propre réseau. Votre réseau s’arrête quand {item} commence. Connectez alors vos appareils au Wi-Fi de {site}.',
  factPlan: 'Forfait',
  factPlanUntil: 'Forfait jusqu’au',
  factReplaces: 'Remplace',
  factSpeed: 'Débit',
  speedBoth: '{download} Mbit/s en réception, {upload} Mbit/s en envoi',
  factDevices: 'Appareils',
  devicesUnlimited: 'Illimités',
  factCoupon: 'Code promo',
  factOrder: 'Numéro de commande',
  factName: 'Nom',
  factEmail: 'Adresse e-mail',
  factEndsOn: 'Fin souhaitée',
  factStart: 'Début',
  startsAfterPause: 'Après la pause',
  factPrice: 'Prix',
  factUnused: 'Temps non utilisé et avoir',
  factPaid: 'Payé',
  factRenewal: 'Renouvellement',
  factMinimumTerm: 'Durée minimale',
  factCancel: 'Comment résilier',
  factWithdraw: 'Droit de rétractation',
  factStartAsked: 'Votre demande',
  startAsked:
    'Vous avez demandé que le service commence immédiatement. Si vous vous rétractez, vous payez le temps pendant lequel vous l’avez eu.',
  startAskedLater:
    'Vous avez demandé que le service commence avant la fin de votre droit de rétractation. Si vous vous rétractez après le début, vous payez le temps pendant lequel vous l’avez eu.',
  startAskedPause:
    'Vous avez demandé que la pause commence avant la fin de votre droit de rétractation. Si vous vous rétractez après le début, vous payez les jours utilisés.',
  factSeller: 'Vendeur',
  priceEvery: '{amount} par période de {period}',
  priceFor: '{amount} pour {period}',
  planAtPrice: '{item} ({price})',
  priceWithTax: '{price}, toutes taxes comprises',
  renewsOn:
    'Se renouvelle automatiquement jusqu’à la résiliation. Prochain paiement : {amount} le {day}.',
  renewsFree: 'Se renouvelle automatiquement jusqu’à la résiliation. Le {day}, vous ne payez rien.',
  renewsUntilCancelled: 'Se renouvelle automatiquement jusqu’à la résiliation.',
  doesNotRenew: 'Ne se renouvelle pas.',
  termUntil: 'Jusqu’au {day}.',
  termFromStart: '{period} à compter du début.',
  minimumTerm:
    '{until} Si vous partez plus tôt, ou si le forfait se termine faute de paiement, vous payez {percent} % de {amount} pour chaque mois restant. Un mois commencé compte en entier, même si vous l’avez déjà payé. Si vous prouvez que notre perte est moindre, vous ne payez que celle-ci.',
  termTotal: 'Pour toute la durée minimale, vous payez {amount}.',
  pauseMovesTerm: 'La pause repousse d’autant la fin de votre durée minimale.',
  cancelHow: 'Connectez-vous et ouvrez « Mon forfait ».',
  cancelOnline: 'Connectez-vous et ouvrez « Mon forfait », ou résiliez sans vous connecter : {url}',
  withdrawHow:
    'Vous pouvez vous rétracter jusqu’au {day}. Nous rembourserons le prix de la durée non utilisée. Pour vous rétracter : {url}',
  withdrawFree:
    'Vous pouvez vous rétracter jusqu’au {day}. Si vous vous rétractez à temps, vous ne payez rien. Pour vous rétracter : {url}',
  withdrawShort:
    'Vous pouvez vous rétracter jusqu’au {day}. Nous rembourserons le prix de la durée non utilisée. Votre forfait se termine le {end} : il ne reste alors rien à rembourser. Pour vous rétracter : {url}',
  withdrawEnds:
    'Vous pouvez vous rétracter jusqu’au {day}. Votre rétractation met fin immédiatement à votre forfait, avec tout ce que vous avez commandé pour lui. Nous rembourserons le prix de la durée non utilisée. Pour vous rétracter : {url}',
  withdrawEndsFirst:
    'Vous pouvez vous rétracter jusqu’au {day}. Jusqu’au {first}, votre rétractation met fin immédiatement à votre forfait, avec tout ce que vous avez commandé pour lui, et nous rembourserons le prix de la durée non utilisée. Après le {first}, une rétractation vous fait revenir à {item}. Nous affecterons alors d’abord à {item} le prix de la durée non utilisée. Nous rembourserons le reste, ou vous le garderez comme avoir si vous avez payé avec un avoir. Si le montant ne suffit pas pour payer {item}, vous y revenez à la fin de la durée payée. Pour vous rétracter : {url}',
  withdrawEndsFirstFree:
    'Vous pouvez vous rétracter jusqu’au {day}. Jusqu’au {first}, votre rétractation met fin immédiatement à votre forfait, avec tout ce que vous avez commandé pour lui, et nous rembourserons le prix de la durée non utilisée. Après le {first}, une rétractation vous fait revenir à {item}. Nous rembourserons le prix de la durée non utilisée, ou vous le garderez comme avoir si vous avez payé avec un avoir. Pour vous rétracter : {url}',
  withdrawReturns:
    'Vous pouvez vous rétracter jusqu’au {day}. Si vous vous rétractez, vous revenez à {item}. Nous affecterons d’abord à {item} le prix de la durée non utilisée. Nous rembourserons le reste, ou vous le garderez comme avoir si vous avez payé avec un avoir. Si le montant ne suffit pas pour payer {item}, vous y revenez à la fin de la durée payée. Pour vous rétracter : {url}',
  withdrawReturnsFree:
    'Vous pouvez vous rétracter jusqu’au {day}. Si vous vous rétractez, vous revenez à {item}. Nous rembourserons le prix de la durée non utilisée, ou vous le garderez comme avoir si vous avez payé avec un avoir. Pour vous rétracter : {url}',
  withdrawBooked:
    'Si vous annulez le changement dans « Mon forfait » avant son début, vous ne paierez rien. Une fois commencé, voici ce qui s’applique. {once}',
  withdrawOver: 'Votre droit de rétractation a pris fin le {day}.',
  withdrawBookedLater:
    'Vous pouvez vous rétracter jusqu’au {day}. Si vous annulez le changement dans « Mon forfait » avant son début, vous ne paierez rien. Pour vous rétracter : {url}',
  termsTitle: 'Conditions',
  pauseSubject: 'Votre pause de {item}',
  pauseText: 'Vous avez commandé une pause de votre forfait {item} à {site}.',
  pauseOffline:
    'Pendant la pause, vos appareils sont hors ligne et nous ne facturons pas {item}. Vous ne perdez pas la durée déjà payée.',
  factPauseStart: 'Début de la pause',
  factPauseEnd: 'Fin de la pause',
  pauseEndsOpen: 'Quand vous y mettez fin, au plus tard le {day}.',
  pauseRenews:
    'Votre forfait reprend à la fin de la pause. Il se renouvelle une fois la durée payée écoulée.',
  factEndPause: 'Mettre fin à la pause',
  endPauseBefore:
    'Connectez-vous et ouvrez « Mon forfait ». Si vous annulez la pause avant son début, nous vous rembourserons. Ensuite, ce ne sera plus possible.',
  endPauseDuring:
    'Connectez-vous et ouvrez « Mon forfait ». La pause a commencé, nous ne pouvons donc pas rembourser son prix.',
  endPauseBeforeBy:
    'Connectez-vous et ouvrez « Mon forfait ». Si vous annulez la pause avant son début, nous rembourserons ce paiement. Si vous y mettez fin au plus tard le {day}, nous rembourserons le prix des jours non utilisés. Un jour commencé compte comme utilisé.',
  endPauseDuringBy:
    'Connectez-vous et ouvrez « Mon forfait ». Si vous mettez fin à la pause au plus tard le {day}, nous rembourserons le prix des jours non utilisés. Un jour commencé compte comme utilisé.',
  pauseDroppedSubject: 'Nous n’avons pas pu suspendre {item}',
  pauseDroppedText:
    'Vous vouliez suspendre votre forfait {item}, mais nous n’avons pas pu prélever {amount} pour la pause. Rien n’a été débité et la pause ne commencera pas.',
  pauseDroppedAgain: 'Pour réessayer, connectez-vous et ouvrez « Mon forfait ».',
  feeOwedSubject: 'Votre forfait {item} est terminé',
  feeOwedText:
    'Votre forfait {item} à {site} a pris fin le {day}, avant la fin de sa durée minimale, car un paiement a manqué.',
  feeOwedAmount:
    'Vous devez {amount} de frais de départ anticipé (facture {number}). Nous ne débiterons pas votre carte automatiquement. Si vous prouvez que notre perte est moindre, vous ne payez que celle-ci.',
  feeOwedInvoice:
    'Vous devez aussi encore {amount} pour le paiement manqué (facture {number}). Cela fait {total} en tout.',
  unpaidEnded: 'Votre forfait {item} à {site} a pris fin le {day}, car un paiement a manqué.',
  unpaidOwed:
    'Vous devez encore {amount} pour ce paiement (facture {number}). Nous ne débiterons pas votre carte automatiquement.',
  unpaidSubject: 'Votre paiement pour {item} a échoué',
  unpaidLastSubject: 'Votre forfait {item} se termine le {day} si vous ne payez pas',
  unpaidText:
    'Le {day}, nous n’avons pas pu prélever {amount} pour {item} (facture {number}). Rien n’a été débité. Payez maintenant pour rester en ligne.',
  unpaidRetry: 'Sinon, nous réessaierons avec votre carte le {day}.',
  unpaidNoCard: 'Vous n’avez pas de carte enregistrée. Ajoutez-en une pour payer.',
  unpaidLastTry: 'Nous essaierons votre carte pour la dernière fois le {day}.',
  unpaidEnds:
    'Si vous n’avez pas payé lors de notre dernier essai, votre forfait se termine, et vous devrez toujours {amount}.',
  unpaidEndsFee:
    'Si vous n’avez pas payé lors de notre dernier essai, votre forfait se termine. Vous devrez alors jusqu’à {total} : {amount} pour ce paiement, et jusqu’à {fee} de frais de départ anticipé.',
  unpaidEndsOn:
    'Si vous n’avez pas payé d’ici le {day}, votre forfait se termine ce jour-là, et vous devrez toujours {amount}.',
  unpaidEndsOnFee:
    'Si vous n’avez pas payé d’ici le {day}, votre forfait se termine ce jour-là. Vous devrez alors {total} : {amount} pour ce paiement, et {fee} de frais de départ anticipé.',
  cardMissing: 'Vous n’avez pas de carte enregistrée. Ajoutez-en une avant le {day}.',
  addCardAction: 'Ajouter une carte',
  payAction: 'Payer {amount}',
  renewalSubject: 'Votre forfait se renouvelle le {day}',
  renewalText: 'Votre forfait {item} se renouvelle le {day}. Vous paierez {amount} pour {period}.',
  renewalTextFree: 'Votre forfait {item} se renouvelle le {day}. Vous ne payez rien pour {period}.',
  renewalChangeSubject: 'Votre forfait change le {day}',
  renewalChange: 'Votre forfait devient {item} le {day}. Vous paierez {amount} pour {period}.',
  renewalChangeFree: 'Votre forfait devient {item} le {day}. Vous ne payez rien pour {period}.',
  renewalCancel: 'Si vous ne le souhaitez pas, résiliez avant le {day}.',
  renewalCancelled:
    'Vous avez résilié votre forfait. Il se termine le {day} et se renouvelle jusque-là.',
  renewalTerm:
    'Votre durée minimale se termine le {day}. Un départ anticipé peut entraîner des frais.',
  renewalTermOver:
    'Fin de votre durée minimale : {day}. Vous pouvez dès maintenant résilier sans frais.',
  couponLowers:
    '{code} réduit les {count} premiers paiements. Chaque paiement suivant est de {amount}.',
  couponOnce: '{code} réduit le prix de {saving}.',
  couponFirst:
    '{code} réduit votre premier paiement de {saving}. Chaque paiement suivant est de {amount}.',
  couponFirstFree:
    'Avec {code}, votre premier paiement est gratuit. Chaque paiement suivant est de {amount}.',
  couponEndSubject: 'À partir du {day}, votre forfait est au plein tarif',
  couponEndText:
    'Votre coupon {code} ne réduira plus vos paiements pour {item}. À partir du {day}, votre forfait est au plein tarif, {amount} par période de {period}.',
  couponEndChange:
    'Votre coupon {code} ne réduira plus vos paiements. Votre forfait devient {item} le {day} et coûte {amount} par période de {period}.',
  couponEndCancel:
    'Vous pouvez changer de forfait ou le résilier avant cette date. S’il a une durée minimale, un départ anticipé peut entraîner des frais.',
};
