import type { MessageTexts } from './en';

export const es: MessageTexts = {
  hello: 'Hola, {name}:',
  helloThere: 'Hola:',
  help: 'Ayuda: {ways}',
  giveFeedback: 'Cuéntale a {site} qué te parece la wifi',
  creditSecondPlan: 'Ya tenías un plan, así que reembolsamos este pago.',
  creditPauseCalledOff: 'La pausa no empezó, así que reembolsamos su precio.',
  creditPauseEnded:
    'La pausa terminó dentro del plazo de desistimiento, así que reembolsamos su precio.',
  creditOrder:
    'El pedido se había cancelado antes de que llegara el pago, así que lo reembolsamos.',
  creditClosed:
    'El servicio de wifi de aquí ya había cerrado cuando llegó el pago, así que lo reembolsamos.',
  creditContract: 'Conservaste tu plan, así que reembolsamos el cargo por irte antes.',
  creditEnded: 'Tu plan ya había terminado cuando llegó este pago, así que lo reembolsamos.',
  creditRefused:
    'Nuestro proveedor de pagos no ha podido hacer este reembolso. Todavía te debemos esta cantidad.',
  creditWithdrawal: 'Desististe de tu pedido, así que hicimos este reembolso.',
  creditOther: 'Reembolso',
  choosePassword: 'Elegir una contraseña nueva',
  ownerWarning:
    'Si no has sido tú, elige ahora una contraseña nueva. Así también se cancela cualquier cambio de tus datos que esté pendiente de confirmar.',
  confirmSubject: 'Confirma tu correo electrónico para {site}',
  confirmText: 'Confirma que este correo electrónico es tuyo. El enlace caduca en 2 días.',
  confirmAction: 'Confirmar mi correo',
  newEmailSubject: 'Confirma tu nuevo correo electrónico para {site}',
  newEmailText:
    'Confirma que este correo electrónico es tuyo. Hasta entonces tu cuenta conserva el anterior. El enlace caduca en 2 días.',
  emailChangingSubject: 'Tu correo electrónico va a cambiar',
  emailChangingText:
    'Hemos recibido una solicitud para cambiar tu correo a {value}. Lo cambiaremos cuando se confirme el nuevo.',
  emailChangedSubject: 'Tu correo electrónico ha cambiado',
  emailChangedText: 'Tu cuenta tiene ahora el correo {value}.',
  mobileChangedSubject: 'Tu número de móvil ha cambiado',
  mobileChangedText: 'Tu cuenta tiene ahora el número de móvil {value}.',
  passwordChangedSubject: 'Tu contraseña ha cambiado',
  passwordChangedText: 'Tu cuenta tiene una contraseña nueva y se han cerrado sus otras sesiones.',
  passwordNumberRemoved:
    'También hemos quitado el número de móvil de tu cuenta, porque no sabemos con certeza si es tuyo. Puedes añadirlo de nuevo.',
  passwordKeyRenewed:
    'También hemos cambiado la contraseña de tu red Wi-Fi, porque no sabemos con certeza quién la conoce. Tus dispositivos necesitan la nueva.',
  newLogInSubject: 'Nuevo inicio de sesión en tu cuenta',
  newLogInText:
    'Alguien ha entrado en tu cuenta con un navegador que no se había usado antes: {device}.',
  resetAccountAt: 'Este enlace es para tu cuenta en {site}.',
  resetText:
    'Hemos recibido una solicitud para cambiar tu contraseña. Este enlace funciona una vez y caduca en 1 hora. Si no lo pediste, ignora este correo. Tu contraseña no ha cambiado.',
  orderSubject: 'Tu pedido en {site}',
  orderText:
    'Puedes continuar tu pedido en cualquier dispositivo. El enlace funciona durante 24 horas o hasta que pagues.',
  orderIgnore: 'Si no pediste este enlace, ignora este correo. No se te ha cobrado nada.',
  orderAction: 'Continuar mi pedido',
  orderSms: '{site}: continúa tu pedido en {url}',
  mobileCode: '{site}: {code} confirma tu número. Funciona durante 10 minutos. No lo compartas.',
  resetCode:
    '{site}: {code} es tu código para elegir una contraseña nueva. Funciona durante 10 minutos. Si no lo pediste, ignora este mensaje.',
  logInCode: '{site}: {code} es tu código. Funciona durante 10 minutos. No lo compartas.',
  refundDelayedSubject: 'Te reembolsaremos {amount}',
  refundDelayed:
    'Te reembolsaremos {amount} por {item} (factura {number}) en la tarjeta con la que pagaste. Nuestro proveedor de pagos todavía no puede hacerlo. Lo seguiremos intentando.',
  refundRefusedSubject: 'No hemos podido reembolsar {amount}',
  refundRefused:
    'Te debemos {amount} por {item}. Nuestro proveedor de pagos no ha podido hacer el reembolso. El equipo de ayuda te escribirá para acordar otra forma de pagarte.',
  refundRefusedAsk:
    'Te debemos {amount} por {item} (factura {number}). Nuestro proveedor de pagos no ha podido hacer el reembolso. Contacta con {site} para acordar otra forma de pagarte.',
  refundByHandSubject: 'Reembolsar {amount} a mano: {customer}',
  refundByHand:
    'El proveedor de pagos rechazó el reembolso de {amount} por {item} (factura {number}). Escribe al cliente para acordar otra forma de pagarle.',
  refundSubject: 'Hemos reembolsado {amount}',
  refundSecondPlan:
    'Pagaste {amount} por {item}, pero ya tenías un plan. Tu plan no ha cambiado. Hemos reembolsado la tarjeta con la que pagaste.',
  refundPause:
    'Pagaste {amount} por una pausa que no empezó. Hemos reembolsado la tarjeta con la que pagaste.',
  refundPauseEnded:
    'Pagaste {amount} por una pausa que terminó dentro del plazo de desistimiento. Hemos reembolsado la tarjeta con la que pagaste.',
  refundOrder:
    'Pagaste {amount} por {item}, pero el pedido se había cancelado antes de que llegara el pago. Hemos reembolsado la tarjeta con la que pagaste.',
  refundClosed:
    'Pagaste {amount} por {item}, pero el servicio de wifi de {site} ha cerrado. Hemos reembolsado la tarjeta con la que pagaste.',
  refundEnded:
    'Pagaste {amount} por {item}, pero tu plan había terminado. Hemos reembolsado la tarjeta con la que pagaste.',
  refundContract:
    'Pagaste {amount} por irte antes y después conservaste tu plan. Hemos reembolsado la tarjeta con la que pagaste. Tu permanencia mínima continúa.',
  refundSecondPayment:
    'Pagaste {amount} por {item} dos veces. Hemos reembolsado el segundo pago en tu tarjeta.',
  receiptSubject: 'Tu recibo de {item}',
  receiptText: 'Pagaste {amount} por {item}. Recibo {number}.',
  receiptFree: 'No pagaste nada por {item}. Recibo {number}.',
  receiptAccess: 'Tu acceso va del {from} al {to} y no se renueva.',
  withdrawnSubject: 'Has desistido de tu contrato',
  withdrawnText: 'Has desistido de tu contrato del plan {item}. Tu plan ha terminado.',
  withdrawnTime:
    'Has desistido del tiempo que añadiste al plan {item}. Puedes usar tu plan hasta el {end}.',
  withdrawnChangeSubject: 'Has desistido de tu cambio de plan',
  withdrawnChange:
    'Has desistido del cambio que reservaste. Tu plan {item} sigue igual y no pagas el cambio.',
  withdrawnReturn:
    'Has desistido de tu cambio de plan. Vuelves a {item} el {date}. El precio y la permanencia mínima son los mismos que antes del cambio. Lo que has pagado y no has usado servirá primero para pagar {item}.',
  withdrawnReturnLater:
    'Has desistido de tu cambio de plan. Vuelves a {item} el {date}. El precio y la permanencia mínima son los mismos que antes del cambio.',
  withdrawnPauseSubject: 'Has desistido de tu pausa',
  withdrawnPause: 'Has desistido de la pausa de {item}. Tu plan continúa.',
  withdrawnPauseUntil:
    'Has desistido de alargar la pausa de {item}. La pausa termina el {date}. Tu plan continúa.',
  withdrawnRefund: 'Hemos reembolsado {amount}, del mismo modo en que pagaste.',
  withdrawnDelayed:
    'Te reembolsaremos {amount} del mismo modo en que pagaste. Nuestro proveedor de pagos todavía no puede hacerlo. Lo seguiremos intentando.',
  withdrawnByHand:
    'Te debemos {amount}. No hemos podido reembolsarlo del mismo modo en que pagaste. El equipo de ayuda te escribirá para acordar otra forma de pagarte.',
  withdrawnByHandAsk:
    'Te debemos {amount}. No hemos podido devolverlo del mismo modo en que pagaste. Contacta con {site} para acordar otro modo.',
  withdrawnCredit: 'Te queda un saldo de {amount}. Lo descontaremos la próxima vez que pagues.',
  withdrawnNothing: 'No quedaba tiempo pagado, así que no hay nada que reembolsar.',
  changeDroppedSubject: 'Has cancelado tu cambio de plan',
  changeDroppedText:
    'Has cancelado el cambio al plan {item}. Tu plan sigue igual y no pagas el cambio.',
  keptSubject: 'Conservas tu plan',
  keptText: 'Conservas tu plan {item}. Tu cancelación ya no cuenta.',
  cancelledSubject: 'Has cancelado tu contrato',
  cancelledText:
    'Has cancelado tu contrato del plan {item}. Puedes usarlo hasta el {end}. No te cobraremos nada más.',
  cancelledEnded:
    'Has cancelado tu contrato del plan {item}. Tu plan ha terminado. No te cobraremos nada más.',
  cancelledTerm:
    'Has cancelado tu contrato del plan {item}. Termina el {end}, cuando acaba su permanencia mínima. Hasta entonces se renueva y te cobraremos cada renovación.',
  cancelledWished:
    'Has cancelado tu contrato del plan {item}. Termina el {end}. Se renueva hasta entonces y te cobraremos cada renovación.',
  cancelledFee: 'Has pagado {amount} por irte antes (factura {number}).',
  cancelledReason: 'Has dado un motivo importante para una cancelación extraordinaria: «{reason}»',
  cancelledReasonChecked: 'Revisaremos tu motivo y te diremos por correo si tu plan termina antes.',
  cancelledReasonAsk: 'Para saber si tu plan termina antes, ponte en contacto con {site}.',
  terminationReceived: 'Recibimos tu solicitud el {at}.',
  declaredWithdrawal: 'Hemos recibido tu desistimiento',
  declaredCancellation: 'Hemos recibido tu cancelación',
  declaredUnknown:
    'No hemos podido tramitar tu solicitud automáticamente. Revisaremos tu pedido y te escribiremos por correo electrónico.',
  declaredUnknownAsk:
    'No hemos podido tramitar tu solicitud automáticamente. Para saber cómo sigue, ponte en contacto con {site}.',
  terminationKeep: 'Guarda este correo como confirmación.',
  supportUnknownSubject: 'Pedido por revisar: {customer}',
  supportUnknownWithdrawal:
    'El {at}, {name} desistió de un contrato sin iniciar sesión. No se ha podido tramitar automáticamente. Revisa el pedido y escribe al cliente por correo para decirle cómo sigue.',
  supportUnknownCancellation:
    'El {at}, {name} canceló un contrato sin iniciar sesión. No se ha podido tramitar automáticamente. Revisa el pedido y escribe al cliente por correo para decirle cómo sigue.',
  supportUnknownPaymentSubject: 'Pago por revisar: {payment}',
  supportUnknownPayment:
    'El proveedor de pagos tiene el pago o la suscripción {payment} de un pedido que no conocemos. Puede ocurrir tras restaurar la base de datos desde una copia de seguridad. Revísalo en el proveedor de pagos. Después, da el plan al cliente o reembólsale el pago.',
  supportReasonSubject: 'Cancelación extraordinaria por revisar: {customer}',
  supportReason:
    '{name} canceló el plan {item} el {at} sin iniciar sesión y dio un motivo para irse antes. Decide si el plan termina antes y díselo al cliente por correo.',
  supportReasonGiven: 'El motivo: «{reason}»',
  supportByHand:
    '{name} ha desistido del plan {item}. El proveedor de pagos rechazó el reembolso de {amount}. Escribe al cliente para acordar otra forma de pagarle.',
  closedSubject: 'El servicio de wifi de {site} ha cerrado y tu plan termina',
  closedEnds:
    'El servicio de wifi de {site} ha cerrado. Tu plan termina el {day} y no se renueva. No te cobraremos nada más.',
  closedEnded:
    'El servicio de wifi de {site} ha cerrado. Tu plan ha terminado. No te cobraremos nada más.',
  openPortal: 'Abrir el portal',
  openDevices: 'Ver tus dispositivos',
  free: 'Gratis',
  obligesToPay: 'Al confirmar, haces un pedido con obligación de pago.',
  orderedSubject: 'Tu pedido: {item}',
  orderedText: 'Has pedido el plan {item} en {site}.',
  orderedKeep: 'Guarda este correo. Contiene las condiciones de tu contrato.',
  factPlan: 'Plan',
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
  factSeller: 'Vendedor',
  priceEvery: '{amount} por cada {period}',
  priceWithTax: '{price}, impuestos incluidos',
  renewsOn: 'Se renueva automáticamente hasta que canceles. Tu próximo pago: {amount} el {day}.',
  renewsFree: 'Se renueva automáticamente hasta que canceles. El {day} no pagas nada.',
  renewsUntilCancelled: 'Se renueva automáticamente hasta que canceles.',
  doesNotRenew: 'No se renueva.',
  termUntil: 'Hasta el {day}.',
  termFromStart: '{period} desde el inicio.',
  minimumTerm:
    '{until} Si te vas antes, o si el plan termina por falta de pago, pagas el {percent} % de {amount} por cada mes que quede. Un mes empezado cuenta entero, aunque ya lo hayas pagado.',
  pauseMovesTerm: 'La pausa retrasa el final de tu permanencia mínima tanto como dure.',
  cancelHow: 'Inicia sesión y abre «Mi plan».',
  cancelOnline: 'Inicia sesión y abre «Mi plan», o cancela sin iniciar sesión: {url}',
  withdrawHow:
    'Puedes desistir hasta el {day}. Te reembolsaremos lo que pagaste por el tiempo sin usar. Para desistir: {url}',
  withdrawBooked:
    'Puedes desistir hasta el {day}. Si cancelas el cambio en «Mi plan» antes de que empiece, no pagarás nada por él. Después te reembolsaremos lo que pagaste por el tiempo sin usar. Para desistir: {url}',
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
  pauseEndsOpen:
    'Cuando tú la termines, como muy tarde el {day}. Entonces tu plan se reanuda. Se renueva cuando hayas usado el tiempo pagado.',
  factEndPause: 'Cómo terminar la pausa',
  endPauseBefore:
    'Inicia sesión y abre «Mi plan». Si cancelas la pausa antes de que empiece, te devolveremos el dinero. Una vez empezada, no podemos.',
  endPauseDuring:
    'Inicia sesión y abre «Mi plan». La pausa ha empezado, así que no podemos reembolsar lo que pagaste por ella.',
  endPauseBeforeBy:
    'Inicia sesión y abre «Mi plan». Si cancelas la pausa antes de que empiece, o la terminas hasta el {day}, te devolveremos el dinero.',
  endPauseDuringBy:
    'Inicia sesión y abre «Mi plan». Si terminas la pausa hasta el {day}, te devolveremos el dinero.',
  pauseDroppedSubject: 'No hemos podido pausar {item}',
  pauseDroppedText:
    'Pediste pausar tu plan {item}, pero no hemos podido cobrar {amount} por la pausa. No te hemos cobrado nada y la pausa no empezará.',
  pauseDroppedAgain: 'Para volver a intentarlo, inicia sesión y abre «Mi plan».',
  feeOwedSubject: 'Tu plan {item} ha terminado',
  feeOwedText:
    'Tu plan {item} en {site} terminó el {day}, antes del final de su permanencia mínima, porque faltó un pago.',
  feeOwedAmount:
    'Debes {amount} por irte antes (factura {number}). No lo cobraremos automáticamente en tu tarjeta. Si todavía debes el pago que faltó, su factura está en «Facturación».',
  unpaidSubject: 'No hemos podido cobrar tu pago de {item}',
  unpaidText:
    'El {day} no pudimos cobrar {amount} por {item}. No se te ha cobrado nada. Paga ahora para seguir en línea.',
  unpaidRetry: 'Si no lo haces, volveremos a intentarlo con tu tarjeta el {day}.',
  unpaidTerm:
    'Si tu plan termina por falta de pago, puede que pagues también el cargo por irte antes.',
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
  couponLowers: '{code} reduce los {count} primeros pagos. Cada pago posterior es de {amount}.',
  couponEndSubject: 'Desde el {day} se aplica a tu plan el precio completo',
  couponEndText:
    'Tu cupón {code} no rebajará más pagos de {item}. Desde el {day} se aplica a tu plan el precio completo, {amount} por cada {period}.',
  couponEndChange:
    'Tu cupón {code} no rebajará más pagos. Tu plan cambia a {item} el {day} y cuesta {amount} por cada {period}.',
  couponEndCancel:
    'Puedes cambiar o cancelar tu plan antes de esa fecha. Si tiene una permanencia mínima y te vas antes, puede que pagues un cargo.',
  deviceOf: '{device} de {name}',
  ownDevice: '{device}',
  devicePhone: 'Teléfono',
  deviceTablet: 'Tableta',
  deviceComputer: 'Ordenador',
  deviceOther: 'Dispositivo',
  newDeviceSubject: 'Nuevo dispositivo en tu plan',
  newDeviceText: '{name} está ahora en tu plan. Su dirección de dispositivo es {mac}.',
  newDeviceWarning: 'Si no conoces este dispositivo, quítalo y elige una contraseña nueva.',
  usageEndSubject: 'Tu plan termina pronto',
  usageEndText: 'Tu plan {item} termina el {time}. Para ver cómo seguir en línea, abre «Mi plan».',
  usageEndKeep:
    'Tu plan {item} termina el {time}. Para seguir en línea, mantén tu plan o elige otro cuando termine.',
  usageEndClosed: 'Tu plan {item} termina el {time}.',
  suspendedSubject: '{site} ha suspendido tu cuenta',
  suspendedText:
    '{site} ha suspendido tu cuenta, así que nadie puede iniciar sesión en ella. Tu plan y tus dispositivos siguen igual. Si pagas un plan que se renueva, te lo seguiremos cobrando. Si no lo esperabas, contacta con {site}.',
  restoredSubject: 'Ya puedes volver a usar tu cuenta',
  restoredText: '{site} ha vuelto a abrir tu cuenta. Puedes iniciar sesión como antes.',
};
