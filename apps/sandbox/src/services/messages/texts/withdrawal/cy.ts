import type { WithdrawalWords } from './WithdrawalWords';

/** The English information in Welsh. */
export const cy: WithdrawalWords = {
  title: 'Gwybodaeth am yr hawl i dynnu’n ôl',
  rightTitle: 'Yr hawl i dynnu’n ôl',
  right: [
    'Mae gennych hawl i dynnu’n ôl o’r contract hwn o fewn {days} diwrnod heb roi unrhyw reswm.',
    'Daw’r cyfnod tynnu’n ôl i ben {days} diwrnod ar ôl y diwrnod y gwnaethoch eich archeb, sef y diwrnod y gwnaed y contract. Os yw’r diwrnod olaf ar benwythnos, mae gennych tan ddiwedd y diwrnod gwaith nesaf.',
    'I dynnu’n ôl, rhowch wybod i ni ({seller}) am eich penderfyniad mewn datganiad clir, er enghraifft mewn llythyr neu e-bost. Gallwch ddefnyddio’r ffurflen enghreifftiol isod, ond does dim rhaid i chi.',
    'Gallwch hefyd dynnu’n ôl ar-lein yn {url}. Os gwnewch chi hynny, byddwn yn ei gadarnhau drwy e-bost yn ddi-oed, gyda’r hyn a ddatganoch, y dyddiad a’r amser.',
    'Rydych mewn pryd os anfonwch eich datganiad cyn i’r cyfnod tynnu’n ôl ddod i ben.',
  ],
  effectsTitle: 'Beth sy’n digwydd pan fyddwch yn tynnu’n ôl',
  effects: [
    'Os tynnwch yn ôl, byddwn yn ad-dalu pob taliad a gawsom gennych, gan gynnwys costau dosbarthu, yn ddi-oed a heb fod yn hwyrach na 14 diwrnod ar ôl y diwrnod y clywn am eich penderfyniad. Byddwn yn ad-dalu yn yr un ffordd ag y taloch, oni bai eich bod wedi cytuno’n benodol i ffordd arall. Ni fydd yr ad-daliad yn costio dim i chi.',
    'Os gofynnoch i ni ddechrau’r gwasanaeth cyn i’r cyfnod tynnu’n ôl ddod i ben, rydych yn talu i ni am yr hyn a gawsoch hyd nes i chi ddweud wrthym eich bod yn tynnu’n ôl. Mae’r swm hwnnw’n gymesur â’r holl wasanaeth yn y contract.',
  ],
  formTitle: 'Ffurflen enghreifftiol i dynnu’n ôl',
  form: [
    '(Llenwch ac anfonwch y ffurflen hon yn ôl dim ond os ydych am dynnu’n ôl o’r contract.)',
    '– At {seller}:',
    '– Rwyf i/Rydym ni (*) drwy hyn yn rhoi gwybod fy mod i/ein bod ni (*) yn tynnu’n ôl o’r contract i ddarparu’r gwasanaeth a ganlyn:',
    '– Archebwyd ar (*)/derbyniwyd ar (*):',
    '– Enw’r defnyddiwr/defnyddwyr:',
    '– Cyfeiriad y defnyddiwr/defnyddwyr:',
    '– Llofnod y defnyddiwr/defnyddwyr, dim ond os anfonwch y ffurflen hon ar bapur:',
    '– Dyddiad:',
    '(*) Dilëwch yr hyn nad yw’n berthnasol.',
  ],
};
