import type { WithdrawalWords } from './WithdrawalWords';

/** The models of the annexes to articles R221-1 and R221-3 of the Code de la consommation, for services. */
export const fr: WithdrawalWords = {
  title: 'Informations concernant l’exercice du droit de rétractation',
  rightTitle: 'Droit de rétractation',
  right: [
    'Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de {days} jours.',
    'Le délai de rétractation expire {days} jours après le jour de la conclusion du contrat.',
    'Pour exercer le droit de rétractation, vous devez nous notifier ({seller}) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou courrier électronique). Vous pouvez utiliser le modèle de formulaire de rétractation mais ce n’est pas obligatoire.',
    'Vous pouvez également exercer votre droit de rétractation en ligne, à l’adresse {url}. Si vous utilisez cette fonctionnalité, nous vous enverrons sans délai un accusé de réception de la rétractation sur un support durable (par exemple, par courriel), indiquant son contenu ainsi que la date et l’heure de sa transmission.',
    'Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.',
  ],
  effectsTitle: 'Effets de la rétractation',
  effects: [
    'En cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de vous, y compris les frais de livraison (à l’exception des frais supplémentaires découlant du fait que vous avez choisi, le cas échéant, un mode de livraison autre que le mode moins coûteux de livraison standard proposé par nous), sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que vous aurez utilisé pour la transaction initiale, sauf si vous convenez expressément d’un moyen différent ; en tout état de cause, ce remboursement n’occasionnera pas de frais pour vous.',
    'Si vous avez demandé de commencer la prestation de services pendant le délai de rétractation, vous devrez nous payer un montant proportionnel à ce qui vous a été fourni jusqu’au moment où vous nous avez informés de votre rétractation du présent contrat, par rapport à l’ensemble des prestations prévues par le contrat.',
  ],
  formTitle: 'Modèle de formulaire de rétractation',
  form: [
    '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
    '– À l’attention de {seller} :',
    '– Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat pour la prestation de services ci-dessous :',
    '– Commandé le (*)/reçu le (*) :',
    '– Nom du (des) consommateur(s) :',
    '– Adresse du (des) consommateur(s) :',
    '– Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :',
    '– Date :',
    '(*) Rayez la mention inutile.',
  ],
};
