import type { PlanTexts } from './en';

export const plan: PlanTexts = {
  free: 'Gratis',
  obligesToPay: 'Al confirmar, haces un pedido con obligación de pago.',
  orderedSubject: 'Tu pedido: {item}',
  orderedText: 'Has pedido el plan {item} en {site}.',
  orderedKeep: 'Guarda este correo. Contiene las condiciones de tu contrato.',
  orderedNoFree:
    'Con este plan se ha terminado el acceso gratuito de tu cuenta. Cuando termine el plan, elige otro para conectarte.',
  orderedNoNetwork:
    '{item} no incluye tu propia red. Tu red deja de funcionar cuando empieza {item}. A partir de entonces, conecta tus dispositivos a la wifi de {site}.',
  factPlan: 'Plan',
  factPlanUntil: 'Plan hasta el',
  factReplaces: 'Sustituye a',
  factSpeed: 'Velocidad',
  speedBoth: '{download} Mb/s de descarga, {upload} Mb/s de subida',
  factDevices: 'Dispositivos',
  devicesUnlimited: 'Ilimitados',
  factCoupon: 'Cupón',
  factOrder: 'Número de pedido',
  factName: 'Nombre',
  factEmail: 'Correo electrónico',
  factEndsOn: 'Fin deseado',
  factStart: 'Inicio',
  startsAfterPause: 'Después de la pausa',
  factPrice: 'Precio',
  factUnused: 'Tiempo sin usar y saldo',
  factPaid: 'Pagado',
  factRenewal: 'Renovación',
  factMinimumTerm: 'Permanencia mínima',
  factCancel: 'Cómo cancelar',
  factWithdraw: 'Derecho de desistimiento',
  factStartAsked: 'Tu solicitud',
  startAsked:
    'Has pedido que el servicio empiece de inmediato. Si desistes, pagas el tiempo que lo has tenido.',
  startAskedLater:
    'Has pedido que el servicio empiece antes de que termine tu derecho de desistimiento. Si desistes después del inicio, pagas el tiempo que lo has tenido.',
  startAskedPause:
    'Has pedido que la pausa empiece antes de que termine tu derecho de desistimiento. Si desistes después del inicio, pagas los días que hayas usado.',
  factSeller: 'Vendedor',
  priceEvery: '{amount} por cada {period}',
  priceFor: '{amount} por {period}',
  planAtPrice: '{item} ({price})',
  priceWithTax: '{price}, impuestos incluidos',
  renewsOn: 'Se renueva automáticamente hasta que canceles. Tu próximo pago: {amount} el {day}.',
  renewsFree: 'Se renueva automáticamente hasta que canceles. El {day} no pagas nada.',
  renewsUntilCancelled: 'Se renueva automáticamente hasta que canceles.',
  doesNotRenew: 'No se renueva.',
  termUntil: 'Hasta el {day}.',
  termFromStart: '{period} desde el inicio.',
  minimumTerm:
    '{until} Si te vas antes, o si el plan termina por falta de pago, pagas el {percent} % de {amount} por cada mes que quede. Un mes empezado cuenta entero, aunque ya lo hayas pagado. Si demuestras que nuestra pérdida es menor, pagas solo esa.',
  termTotal: 'Por toda la permanencia mínima pagas {amount}.',
  pauseMovesTerm: 'La pausa retrasa el final de tu permanencia mínima tanto como dure.',
  cancelHow: 'Inicia sesión y abre «Mi plan».',
  cancelOnline: 'Inicia sesión y abre «Mi plan», o cancela sin iniciar sesión: {url}',
  withdrawHow:
    'Puedes desistir hasta el {day}. Te reembolsaremos lo que pagaste por el tiempo sin usar. Para desistir: {url}',
  withdrawFree:
    'Puedes desistir hasta el {day}. Si desistes a tiempo, no pagas nada. Para desistir: {url}',
  withdrawShort:
    'Puedes desistir hasta el {day}. Te reembolsaremos lo que pagaste por el tiempo sin usar. Tu plan termina el {end}, y después no queda nada que reembolsar. Para desistir: {url}',
  withdrawEnds:
    'Puedes desistir hasta el {day}. Tu desistimiento termina tu plan de inmediato, con todo lo que hayas pedido para él. Te reembolsaremos lo que pagaste por el tiempo sin usar. Para desistir: {url}',
  withdrawEndsFirst:
    'Puedes desistir hasta el {day}. Hasta el {first}, tu desistimiento termina tu plan de inmediato, con todo lo que hayas pedido para él, y te reembolsaremos lo que pagaste por el tiempo sin usar. Después del {first}, un desistimiento te devuelve a {item}. Entonces aplicaremos primero a {item} lo que pagaste por el tiempo sin usar. Te reembolsaremos el resto, o lo conservarás como saldo si pagaste con saldo. Si el importe no basta para pagar {item}, vuelves al final del tiempo pagado. Para desistir: {url}',
  withdrawEndsFirstFree:
    'Puedes desistir hasta el {day}. Hasta el {first}, tu desistimiento termina tu plan de inmediato, con todo lo que hayas pedido para él, y te reembolsaremos lo que pagaste por el tiempo sin usar. Después del {first}, un desistimiento te devuelve a {item}. Te reembolsaremos lo que pagaste por el tiempo sin usar, o lo conservarás como saldo si pagaste con saldo. Para desistir: {url}',
  withdrawReturns:
    'Puedes desistir hasta el {day}. Si desistes, vuelves a {item}. Aplicaremos primero a {item} lo que pagaste por el tiempo sin usar. Te reembolsaremos el resto, o lo conservarás como saldo si pagaste con saldo. Si el importe no basta para pagar {item}, vuelves al final del tiempo pagado. Para desistir: {url}',
  withdrawReturnsFree:
    'Puedes desistir hasta el {day}. Si desistes, vuelves a {item}. Te reembolsaremos lo que pagaste por el tiempo sin usar, o lo conservarás como saldo si pagaste con saldo. Para desistir: {url}',
  withdrawBooked:
    'Si cancelas el cambio en «Mi plan» antes de que empiece, no pagarás nada por él. Cuando haya empezado, se aplica lo siguiente. {once}',
  withdrawOver: 'Tu derecho de desistimiento terminó el {day}.',
  withdrawBookedLater:
    'Puedes desistir hasta el {day}. Si cancelas el cambio en «Mi plan» antes de que empiece, no pagarás nada por él. Para desistir: {url}',
  termsTitle: 'Condiciones',
  pauseSubject: 'Tu pausa de {item}',
  pauseText: 'Has pedido una pausa de tu plan {item} en {site}.',
  pauseOffline:
    'Durante la pausa, tus dispositivos estarán sin conexión y no te cobraremos {item}. No pierdes el tiempo que ya has pagado.',
  factPauseStart: 'Inicio de la pausa',
  factPauseEnd: 'Fin de la pausa',
  pauseEndsOpen: 'Cuando tú la termines, como muy tarde el {day}.',
  pauseRenews:
    'Tu plan se reanuda cuando termina la pausa. Se renueva cuando hayas usado el tiempo pagado.',
  factEndPause: 'Cómo terminar la pausa',
  endPauseBefore:
    'Inicia sesión y abre «Mi plan». Si cancelas la pausa antes de que empiece, te devolveremos el dinero. Una vez empezada, no podemos.',
  endPauseDuring:
    'Inicia sesión y abre «Mi plan». La pausa ha empezado, así que no podemos reembolsar lo que pagaste por ella.',
  endPauseBeforeBy:
    'Inicia sesión y abre «Mi plan». Si cancelas la pausa antes de que empiece, te devolveremos este pago. Si la terminas hasta el {day}, te reembolsaremos lo que pagaste por los días que no hayas usado. Un día empezado cuenta como usado.',
  endPauseDuringBy:
    'Inicia sesión y abre «Mi plan». Si terminas la pausa hasta el {day}, te reembolsaremos lo que pagaste por los días que no hayas usado. Un día empezado cuenta como usado.',
  pauseDroppedSubject: 'No hemos podido pausar {item}',
  pauseDroppedText:
    'Pediste pausar tu plan {item}, pero no hemos podido cobrar {amount} por la pausa. No te hemos cobrado nada y la pausa no empezará.',
  pauseDroppedAgain: 'Para volver a intentarlo, inicia sesión y abre «Mi plan».',
  feeOwedSubject: 'Tu plan {item} ha terminado',
  feeOwedText:
    'Tu plan {item} en {site} terminó el {day}, antes del final de su permanencia mínima, porque faltó un pago.',
  feeOwedAmount:
    'Debes {amount}, el cargo por irte antes (factura {number}). No lo cobraremos automáticamente en tu tarjeta. Si demuestras que nuestra pérdida es menor, pagas solo esa.',
  feeOwedInvoice:
    'También debes todavía {amount} por el pago que faltó (factura {number}). En total son {total}.',
  unpaidEnded: 'Tu plan {item} en {site} terminó el {day}, porque faltó un pago.',
  unpaidOwed:
    'Todavía debes {amount} por ese pago (factura {number}). No lo cobraremos automáticamente en tu tarjeta.',
  unpaidSubject: 'No hemos podido cobrar tu pago de {item}',
  unpaidLastSubject: 'Tu plan {item} termina el {day} si no pagas',
  unpaidText:
    'El {day} no pudimos cobrar {amount} por {item} (factura {number}). No se te ha cobrado nada. Paga ahora para seguir en línea.',
  unpaidRetry: 'Si no lo haces, volveremos a intentarlo con tu tarjeta el {day}.',
  unpaidNoCard: 'No tienes ninguna tarjeta guardada. Añade una para pagar.',
  unpaidLastTry: 'Intentaremos el cobro en tu tarjeta por última vez el {day}.',
  unpaidEnds:
    'Si no has pagado en nuestro último intento, tu plan termina y seguirás debiendo {amount}.',
  unpaidEndsFee:
    'Si no has pagado en nuestro último intento, tu plan termina. Entonces deberás hasta {total}: {amount} por este pago y hasta {fee} por irte antes.',
  unpaidEndsOn:
    'Si el {day} aún no has pagado, tu plan termina ese día y seguirás debiendo {amount}.',
  unpaidEndsOnFee:
    'Si el {day} aún no has pagado, tu plan termina ese día. Entonces deberás {total}: {amount} por este pago y {fee} por irte antes.',
  cardMissing: 'No tienes ninguna tarjeta guardada. Añade una antes del {day}.',
  addCardAction: 'Añadir una tarjeta',
  payAction: 'Pagar {amount}',
  renewalSubject: 'Tu plan se renueva el {day}',
  renewalText: 'Tu plan {item} se renueva el {day}. Pagarás {amount} por {period}.',
  renewalTextFree: 'Tu plan {item} se renueva el {day}. No pagas nada por {period}.',
  renewalChangeSubject: 'Tu plan cambia el {day}',
  renewalChange: 'Tu plan cambia a {item} el {day}. Pagarás {amount} por {period}.',
  renewalChangeFree: 'Tu plan cambia a {item} el {day}. No pagas nada por {period}.',
  renewalCancel: 'Si no quieres que se renueve, cancélalo antes del {day}.',
  renewalCancelled: 'Has cancelado tu plan. Termina el {day} y se renueva hasta entonces.',
  renewalTerm:
    'Tu permanencia mínima termina el {day}. Si te vas antes, puede que pagues un cargo.',
  renewalTermOver: 'Fin de tu permanencia mínima: {day}. Ya puedes cancelar sin cargo.',
  couponLowers: '{code} reduce los {count} primeros pagos. Cada pago posterior es de {amount}.',
  couponOnce: '{code} reduce el precio en {saving}.',
  couponFirst: '{code} reduce tu primer pago en {saving}. Cada pago posterior es de {amount}.',
  couponFirstFree: 'Con {code} tu primer pago es gratis. Cada pago posterior es de {amount}.',
  couponEndSubject: 'Desde el {day} se aplica a tu plan el precio completo',
  couponEndText:
    'Tu cupón {code} no rebajará más pagos de {item}. Desde el {day} se aplica a tu plan el precio completo, {amount} por cada {period}.',
  couponEndChange:
    'Tu cupón {code} no rebajará más pagos. Tu plan cambia a {item} el {day} y cuesta {amount} por cada {period}.',
  couponEndCancel:
    'Puedes cambiar o cancelar tu plan antes de esa fecha. Si tiene una permanencia mínima y te vas antes, puede que pagues un cargo.',
};
