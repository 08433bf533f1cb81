import type { MessageTexts } from './en';
import { plan } from './plan/fr';

export const fr: MessageTexts = {
  ...plan,
  hello: 'Bonjour {name},',
  helloThere: 'Bonjour,',
  help: 'Aide : {ways}',
  giveFeedback: 'Dites à {site} ce que vous pensez du Wi-Fi',
  creditSecondPlan: 'Vous aviez déjà un forfait, nous avons donc remboursé ce paiement.',
  creditPauseCalledOff: 'La pause n’a pas commencé, nous avons donc remboursé son prix.',
  creditPauseEnded:
    'La pause s’est terminée dans le délai de rétractation, nous avons donc remboursé le prix des jours non utilisés.',
  creditOrder:
    'La commande avait été annulée avant l’arrivée du paiement, nous l’avons donc remboursé.',
  creditClosed:
    'Le service Wi-Fi avait fermé ici avant l’arrivée du paiement, nous l’avons donc remboursé.',
  creditContract:
    'Vous avez gardé votre forfait, nous avons donc remboursé les frais de départ anticipé.',
  creditEnded:
    'Votre forfait était terminé avant l’arrivée de ce paiement, nous l’avons donc remboursé.',
  creditRefused:
    'Notre prestataire de paiement n’a pas pu effectuer ce remboursement. Nous vous devons toujours cette somme.',
  creditWithdrawal:
    'Vous vous êtes rétracté de votre commande, nous avons donc effectué ce remboursement.',
  creditOther: 'Remboursement',
  choosePassword: 'Choisir un nouveau mot de passe',
  ownerWarning:
    'Si ce n’était pas vous, choisissez maintenant un nouveau mot de passe. Cela annule aussi toute modification de vos informations en attente de confirmation.',
  confirmSubject: 'Confirmez votre adresse e-mail pour {site}',
  confirmText: 'Confirmez que cette adresse e-mail est la vôtre. Le lien expire dans 2 jours.',
  confirmAction: 'Confirmer mon adresse e-mail',
  newEmailSubject: 'Confirmez votre nouvelle adresse e-mail pour {site}',
  newEmailText:
    'Confirmez que cette adresse e-mail est la vôtre. D’ici là, votre compte garde l’ancienne. Le lien expire dans 2 jours.',
  emailChangingSubject: 'Votre adresse e-mail va changer',
  emailChangingText:
    'Nous avons reçu une demande pour remplacer votre adresse e-mail par {value}. Nous la changerons quand la nouvelle sera confirmée.',
  emailChangedSubject: 'Votre adresse e-mail a changé',
  emailChangedText: 'Votre compte a maintenant l’adresse e-mail {value}.',
  mobileChangedSubject: 'Votre numéro de mobile a changé',
  mobileChangedText: 'Votre compte a maintenant le numéro de mobile {value}.',
  passwordChangedSubject: 'Votre mot de passe a changé',
  passwordChangedText:
    'Votre compte a un nouveau mot de passe, et ses autres connexions sont terminées.',
  passwordNumberRemoved:
    'Nous avons aussi retiré le numéro de mobile de votre compte, car nous ne sommes pas sûrs qu’il soit à vous. Vous pouvez l’ajouter de nouveau.',
  passwordKeyRenewed:
    'Nous avons aussi changé le mot de passe de votre réseau Wi-Fi, car nous ne savons pas avec certitude qui le connaît. Vos appareils ont besoin du nouveau.',
  passwordChangeDropped:
    'Nous avons aussi annulé le changement vers {value}, qui n’était pas encore confirmé.',
  newLogInSubject: 'Nouvelle connexion à votre compte',
  newLogInText:
    'Quelqu’un s’est connecté à votre compte avec un navigateur jamais utilisé auparavant : {device}.',
  unknownBrowser: 'inconnu',
  resetAccountAt: 'Ce lien concerne votre compte à {site}.',
  resetText:
    'Nous avons reçu une demande de nouveau mot de passe. Ce lien sert une seule fois et expire dans 1 heure. Si vous ne l’avez pas demandé, ignorez cet e-mail. Votre mot de passe n’a pas changé.',
  orderSubject: 'Votre commande à {site}',
  orderText:
    'Vous pouvez reprendre votre commande sur n’importe quel appareil. Le lien est valable 24 heures, ou jusqu’au paiement.',
  orderIgnore: 'Si vous n’avez pas demandé ce lien, ignorez cet e-mail. Rien n’a été débité.',
  orderAction: 'Reprendre ma commande',
  orderSms: '{site} : reprenez votre commande sur {url}',
  mobileCode:
    '{site} : {code} confirme votre numéro. Ce code est valable 10 minutes. Ne le communiquez à personne.',
  resetCode:
    '{site} : {code} est votre code pour choisir un nouveau mot de passe. Il est valable 10 minutes. Si vous ne l’avez pas demandé, ignorez ce SMS.',
  logInCode:
    '{site} : {code} est votre code. Il est valable 10 minutes. Ne le communiquez à personne.',
  refundDelayedSubject: 'Nous rembourserons {amount}',
  refundDelayed:
    'Nous rembourserons {amount} pour {item} (facture {number}) sur la carte utilisée pour payer. Notre prestataire de paiement ne peut pas encore le faire. Nous réessaierons.',
  refundRefusedSubject: 'Nous n’avons pas pu rembourser {amount}',
  refundRefused:
    'Nous vous devons {amount} pour {item}. Notre prestataire de paiement n’a pas pu effectuer le remboursement. L’assistance vous écrira pour convenir d’un autre moyen de vous payer.',
  refundRefusedAsk:
    'Nous vous devons {amount} pour {item} (facture {number}). Notre prestataire de paiement n’a pas pu effectuer le remboursement. Contactez {site} pour convenir d’un autre moyen de vous payer.',
  refundByHandSubject: 'Rembourser {amount} manuellement : {customer}',
  refundByHand:
    'Le prestataire de paiement a refusé de rembourser {amount} pour {item} (facture {number}). Écrivez au client pour convenir d’un autre moyen de le payer.',
  refundSubject: 'Nous avons remboursé {amount}',
  refundSecondPlan:
    'Vous avez payé {amount} pour {item}, mais vous aviez déjà un forfait. Votre forfait n’a pas changé. Nous avons remboursé votre carte.',
  refundPause:
    'Vous avez payé {amount} pour une pause qui n’a pas commencé. Nous avons remboursé votre carte.',
  refundPauseEnded:
    'Vous avez payé une pause qui s’est terminée dans le délai de rétractation. Nous avons remboursé {refunded} sur votre carte pour les jours non utilisés.',
  refundOrder:
    'Vous avez payé {amount} pour {item}, mais la commande avait été annulée avant l’arrivée du paiement. Nous avons remboursé votre carte.',
  refundClosed:
    'Vous avez payé {amount} pour {item}, mais le service Wi-Fi de {site} a fermé. Nous avons remboursé votre carte.',
  refundEnded:
    'Vous avez payé {amount} pour {item}, mais votre forfait était terminé. Nous avons remboursé votre carte.',
  refundWithdrawal:
    'Vous avez payé {amount} pour {item}, mais vous vous étiez déjà rétracté. Nous avons remboursé votre carte.',
  refundContract:
    'Vous avez payé {amount} pour un départ anticipé, puis gardé votre forfait. Nous avons remboursé votre carte. Votre durée minimale continue.',
  refundSecondPayment:
    'Vous avez payé deux fois {amount} pour {item}. Nous avons remboursé le second paiement sur votre carte.',
  receiptSubject: 'Votre reçu pour {item}',
  receiptText: 'Vous avez payé {amount} pour {item}. Reçu {number}.',
  receiptFree: 'Vous n’avez rien payé pour {item}. Reçu {number}.',
  receiptTime: 'Cette durée va du {from} au {to} et ne se renouvelle pas.',
  withdrawnSubject: 'Vous vous êtes rétracté de votre contrat',
  withdrawnTimeSubject: 'Vous vous êtes rétracté de la durée supplémentaire',
  withdrawnText:
    'Vous vous êtes rétracté de votre contrat pour le forfait {item}. Votre forfait est terminé.',
  withdrawnTime:
    'Vous vous êtes rétracté de l’ajout de temps au forfait {item}. Vous pouvez utiliser votre forfait jusqu’au {end}.',
  withdrawnChangeSubject: 'Vous vous êtes rétracté de votre changement de forfait',
  withdrawnChange:
    'Vous vous êtes rétracté du changement réservé. Votre forfait {item} reste tel quel et vous ne payez pas le changement.',
  withdrawnReturn:
    'Vous vous êtes rétracté de votre changement de forfait. Vous revenez à {item} le {date}. Le prix et la durée minimale sont les mêmes qu’avant le changement. Le prix de la durée non utilisée servira d’abord à payer {item}.',
  withdrawnReturnLater:
    'Vous vous êtes rétracté de votre changement de forfait. Vous revenez à {item} le {date}. Le prix et la durée minimale sont les mêmes qu’avant le changement.',
  withdrawnPauseSubject: 'Vous vous êtes rétracté de votre pause',
  withdrawnPause: 'Vous vous êtes rétracté de la pause de {item}. Votre forfait continue.',
  withdrawnPauseUntil:
    'Vous vous êtes rétracté de la prolongation de la pause de {item}. La pause se termine le {date}. Votre forfait continue.',
  withdrawnRefund: 'Nous avons remboursé {amount}, par votre moyen de paiement.',
  withdrawnDelayed:
    'Nous rembourserons {amount} par votre moyen de paiement. Notre prestataire de paiement ne peut pas encore le faire. Nous réessaierons.',
  withdrawnByHand:
    'Nous vous devons {amount}. Nous n’avons pas pu rembourser ce montant par votre moyen de paiement. L’assistance vous écrira pour convenir d’un autre moyen de vous payer.',
  withdrawnByHandAsk:
    'Nous vous devons {amount}. Nous n’avons pas pu vous rembourser par votre moyen de paiement. Contactez {site} pour convenir d’un autre moyen.',
  withdrawnCredit:
    'Il vous reste un avoir de {amount}. Nous le déduirons la prochaine fois que vous paierez.',
  withdrawnNothing: 'Il ne restait pas de durée payée, il n’y a donc rien à rembourser.',
  changeDroppedSubject: 'Vous avez annulé votre changement de forfait',
  changeDroppedText:
    'Vous avez annulé le passage au forfait {item}. Votre forfait reste tel quel et vous ne payez pas le changement.',
  keptSubject: 'Vous gardez votre forfait',
  keptText: 'Vous gardez votre forfait {item}. Votre résiliation ne compte plus.',
  cancelledSubject: 'Vous avez résilié votre contrat',
  cancelledText:
    'Vous avez résilié votre contrat pour le forfait {item}. Vous pouvez l’utiliser jusqu’au {end}.',
  cancelledEnded:
    'Vous avez résilié votre contrat pour le forfait {item}. Votre forfait est terminé.',
  nextPlanDropped: 'Votre forfait réservé pour la suite ne commencera pas.',
  chargedNothing: 'Nous ne vous débiterons plus.',
  chargedNothingElse: 'En dehors de cela, nous ne vous débiterons plus.',
  owedSoon: 'Nous vous débiterons bientôt de {amount} pour {item} (facture {number}).',
  owed: 'Il vous reste à payer {amount} pour {item} (facture {number}), au plus tard le {day}.',
  owedSince:
    'Il vous reste à payer {amount} pour {item} (facture {number}). Cette somme était due le {day}.',
  owedUnpaid:
    'Si un renouvellement reste impayé, votre forfait peut se terminer plus tôt. Avec une durée minimale, des frais de départ anticipé peuvent alors s’ajouter.',
  cancelledTerm:
    'Vous avez résilié votre contrat pour le forfait {item}. Il se termine le {end}, à la fin de sa durée minimale. D’ici là, il se renouvelle et nous vous débiterons à chaque renouvellement.',
  cancelledWished:
    'Vous avez résilié votre contrat pour le forfait {item}. Il se termine le {end}. Il se renouvelle jusque-là, et nous vous facturons chaque renouvellement.',
  cancelledFee: 'Vous avez payé {amount} pour votre départ anticipé (facture {number}).',
  cancelledReason: 'Vous avez indiqué un motif légitime de résiliation : « {reason} »',
  cancelledReasonChecked:
    'Nous examinerons votre motif et vous dirons par e-mail si votre forfait se termine plus tôt.',
  cancelledReasonAsk: 'Pour savoir si votre forfait se termine plus tôt, contactez {site}.',
  terminationReceived: 'Nous avons reçu votre demande le {at}.',
  declaredWithdrawal: 'Nous avons reçu votre rétractation',
  declaredCancellation: 'Nous avons reçu votre résiliation',
  declaredUnknown:
    'Nous n’avons pas pu traiter votre demande automatiquement. Nous allons vérifier votre commande et vous écrire par e-mail pour la suite.',
  declaredUnknownAsk:
    'Nous n’avons pas pu traiter votre demande automatiquement. Pour connaître la suite, contactez {site}.',
  terminationKeep: 'Conservez cet e-mail, il vous sert de confirmation.',
  supportUnknownSubject: 'Commande à vérifier : {customer}',
  supportUnknownWithdrawal:
    'Le {at}, {name} s’est rétracté d’un contrat sans se connecter. Cela n’a pas pu être fait automatiquement. Vérifiez la commande et écrivez au client par e-mail pour la suite.',
  supportUnknownCancellation:
    'Le {at}, {name} a résilié un contrat sans se connecter. Cela n’a pas pu être fait automatiquement. Vérifiez la commande et écrivez au client par e-mail pour la suite.',
  supportLostPaymentSubject: 'Paiements et forfaits inconnus à vérifier',
  supportLostPayment:
    'Le prestataire de paiement ne connaît pas des paiements que nos clients ont commencés plus tôt : {payment}. Cela arrive lorsque ses clés appartiennent désormais à un autre compte. Ici, ils comptent comme impayés. Vérifiez dans l’ancien compte si quelqu’un a payé, et remboursez le paiement là-bas.',
  supportLostPlan:
    'Le prestataire de paiement ne connaît pas des forfaits qu’il renouvelait auparavant : {plan}. Cela arrive lorsque ses clés appartiennent désormais à un autre compte. Ici, ils se terminent avec le temps payé. Mettez-y fin aussi dans l’ancien compte, pour qu’il ne débite plus les clients.',
  supportUnknownPaymentSubject: 'Paiement à vérifier : {payment}',
  supportUnknownPayment:
    'Le prestataire de paiement a le paiement ou l’abonnement {payment} pour une commande que nous ne connaissons pas. Cela peut arriver après la restauration d’une base de données. Vérifiez-le chez le prestataire de paiement. Donnez ensuite le forfait au client ou remboursez-le.',
  supportReasonSubject: 'Résiliation exceptionnelle à examiner : {customer}',
  supportReason:
    '{name} a résilié le forfait {item} le {at} sans se connecter, avec un motif pour partir plus tôt. Décidez si le forfait se termine plus tôt et informez le client par e-mail.',
  supportReasonGiven: 'Le motif : « {reason} »',
  supportByHand:
    '{name} s’est rétracté du forfait {item}. Le prestataire de paiement a refusé de rembourser {amount}. Écrivez au client pour convenir d’un autre moyen de le payer.',
  closedSubject: 'Le service Wi-Fi de {site} a fermé et votre forfait se termine',
  closedEnds:
    'Le service Wi-Fi de {site} a fermé. Votre forfait se termine le {day} et ne se renouvelle pas.',
  closedEnded: 'Le service Wi-Fi de {site} a fermé. Votre forfait est terminé.',
  closedPay: 'Pour payer, contactez {site}.',
  openPortal: 'Ouvrir le portail',
  openDevices: 'Voir vos appareils',
  deviceOf: '{device} ({name})',
  ownDevice: '{device}',
  devicePhone: 'Téléphone',
  deviceTablet: 'Tablette',
  deviceComputer: 'Ordinateur',
  deviceOther: 'Appareil',
  newDeviceSubject: 'Nouvel appareil sur votre forfait',
  newDeviceText: '{name} est maintenant sur votre forfait. Son adresse d’appareil est {mac}.',
  newDeviceWarning:
    'Si vous ne connaissez pas cet appareil, supprimez-le et choisissez un nouveau mot de passe.',
  newDeviceManagedWarning:
    'Si vous ne connaissez pas cet appareil, contactez {site} et choisissez un nouveau mot de passe.',
  usageEndSubject: 'Votre forfait se termine bientôt',
  usageEndText:
    'Votre forfait {item} se termine le {time}. Pour savoir comment rester en ligne, ouvrez « Mon forfait ».',
  usageEndKeep:
    'Votre forfait {item} se termine le {time}. Pour rester en ligne, gardez votre forfait ou choisissez-en un autre une fois qu’il est terminé.',
  usageEndClosed: 'Votre forfait {item} se termine le {time}.',
  givenSubject: 'L’assistance a ajouté {period} à votre accès',
  givenText: 'L’assistance a ajouté gratuitement {period} à {item}. Reçu {number}.',
  suspendedSubject: '{site} a suspendu votre compte',
  suspendedText:
    '{site} a suspendu votre compte : personne ne peut s’y connecter. Votre forfait et vos appareils restent tels quels. Si vous payez un forfait qui se renouvelle, nous continuerons de vous le facturer. Si vous ne vous y attendiez pas, contactez {site}.',
  restoredSubject: 'Vous pouvez de nouveau utiliser votre compte',
  restoredText: '{site} a rouvert votre compte. Vous pouvez vous connecter comme avant.',
};
