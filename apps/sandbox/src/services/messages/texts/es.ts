import type { MessageTexts } from './en';
import { plan } from './plan/es';

export const es: MessageTexts = {
  ...plan,
  hello: 'Hola, {name}:',
  helloThere: 'Hola:',
  help: 'Ayuda: {ways}',
  giveFeedback: 'Cuéntale a {site} qué te parece la wifi',
  creditSecondPlan: 'Ya tenías un plan, así que reembolsamos este pago.',
  creditPauseCalledOff: 'La pausa no empezó, así que reembolsamos su precio.',
  creditPauseEnded:
    'La pausa terminó dentro del plazo de desistimiento, así que reembolsamos lo que pagaste por los días que no usaste.',
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
  passwordChangeDropped:
    'También hemos cancelado el cambio a {value}, que aún no estaba confirmado.',
  newLogInSubject: 'Nuevo inicio de sesión en tu cuenta',
  newLogInText:
    'Alguien ha entrado en tu cuenta con un navegador que no se había usado antes: {device}.',
  unknownBrowser: 'desconocido',
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
    'Pagaste por una pausa que terminó dentro del plazo de desistimiento. Por los días que no usaste hemos reembolsado {refunded} en la tarjeta con la que pagaste.',
  refundOrder:
    'Pagaste {amount} por {item}, pero el pedido se había cancelado antes de que llegara el pago. Hemos reembolsado la tarjeta con la que pagaste.',
  refundClosed:
    'Pagaste {amount} por {item}, pero el servicio de wifi de {site} ha cerrado. Hemos reembolsado la tarjeta con la que pagaste.',
  refundEnded:
    'Pagaste {amount} por {item}, pero tu plan había terminado. Hemos reembolsado la tarjeta con la que pagaste.',
  refundWithdrawal:
    'Pagaste {amount} por {item}, pero ya habías desistido. Hemos reembolsado la tarjeta con la que pagaste.',
  refundContract:
    'Pagaste {amount} por irte antes y después conservaste tu plan. Hemos reembolsado la tarjeta con la que pagaste. Tu permanencia mínima continúa.',
  refundSecondPayment:
    'Pagaste {amount} por {item} dos veces. Hemos reembolsado el segundo pago en tu tarjeta.',
  receiptSubject: 'Tu recibo de {item}',
  receiptText: 'Pagaste {amount} por {item}. Recibo {number}.',
  receiptFree: 'No pagaste nada por {item}. Recibo {number}.',
  receiptTime: 'Este tiempo va del {from} al {to} y no se renueva.',
  withdrawnSubject: 'Has desistido de tu contrato',
  withdrawnTimeSubject: 'Has desistido del tiempo adicional',
  withdrawnText: 'Has desistido de tu contrato del plan {item}. Tu plan ha terminado.',
  withdrawnTime:
    'Has desistido del tiempo que añadiste al plan {item}. Puedes usar tu plan hasta el {end}.',
  withdrawnChangeSubject: 'Has desistido de tu cambio de plan',
  withdrawnChange:
    'Has desistido del cambio que reservaste. Tu plan {item} sigue igual y no pagas el cambio.',
  withdrawnReturn:
    'Has desistido de tu cambio de plan. Vuelves a {item} el {date}. El precio y la permanencia mínima son los mismos que antes del cambio. Lo que pagaste por el tiempo sin usar servirá primero para pagar {item}.',
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
  cancelledText: 'Has cancelado tu contrato del plan {item}. Puedes usarlo hasta el {end}.',
  cancelledEnded: 'Has cancelado tu contrato del plan {item}. Tu plan ha terminado.',
  nextPlanDropped: 'No empezará tu siguiente plan, que reservaste para después.',
  chargedNothing: 'No te cobraremos nada más.',
  chargedNothingElse: 'Aparte de esto, no te cobraremos nada más.',
  owedSoon: 'Pronto te cobraremos {amount} por {item} (factura {number}).',
  owed: 'Aún debes {amount} por {item} (factura {number}). El plazo termina el {day}.',
  owedSince: 'Aún debes {amount} por {item} (factura {number}). El plazo terminó el {day}.',
  owedUnpaid:
    'Si una renovación queda sin pagar, tu plan puede terminar antes. Con una permanencia mínima, puede que entonces también pagues el cargo por irte antes.',
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
  supportLostPaymentSubject: 'Pagos y planes desconocidos por revisar',
  supportLostPayment:
    'El proveedor de pagos no conoce pagos que nuestros clientes empezaron antes: {payment}. Ocurre cuando sus claves son ahora de otra cuenta. Aquí cuentan como no pagados. Comprueba en la cuenta anterior si alguien ha pagado y reembolsa el pago allí.',
  supportLostPlan:
    'El proveedor de pagos no conoce planes que renovaba antes: {plan}. Ocurre cuando sus claves son ahora de otra cuenta. Aquí terminan con el tiempo pagado. Termínalos también en la cuenta anterior, para que no cobre más a los clientes.',
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
  closedEnds: 'El servicio de wifi de {site} ha cerrado. Tu plan termina el {day} y no se renueva.',
  closedEnded: 'El servicio de wifi de {site} ha cerrado. Tu plan ha terminado.',
  closedPay: 'Para pagar, contacta con {site}.',
  openPortal: 'Abrir el portal',
  openDevices: 'Ver tus dispositivos',
  deviceOf: '{device} de {name}',
  ownDevice: '{device}',
  devicePhone: 'Teléfono',
  deviceTablet: 'Tableta',
  deviceComputer: 'Ordenador',
  deviceOther: 'Dispositivo',
  newDeviceSubject: 'Nuevo dispositivo en tu plan',
  newDeviceText: '{name} está ahora en tu plan. Su dirección de dispositivo es {mac}.',
  newDeviceWarning: 'Si no conoces este dispositivo, quítalo y elige una contraseña nueva.',
  newDeviceManagedWarning:
    'Si no conoces este dispositivo, contacta con {site} y elige una contraseña nueva.',
  usageEndSubject: 'Tu plan termina pronto',
  usageEndText: 'Tu plan {item} termina el {time}. Para ver cómo seguir en línea, abre «Mi plan».',
  usageEndKeep:
    'Tu plan {item} termina el {time}. Para seguir en línea, mantén tu plan o elige otro cuando termine.',
  usageEndClosed: 'Tu plan {item} termina el {time}.',
  givenSubject: 'El equipo de ayuda ha añadido {period} a tu acceso',
  givenText: 'El equipo de ayuda ha añadido {period} gratis a {item}. Recibo {number}.',
  suspendedSubject: '{site} ha suspendido tu cuenta',
  suspendedText:
    '{site} ha suspendido tu cuenta, así que nadie puede iniciar sesión en ella. Tu plan y tus dispositivos siguen igual. Si pagas un plan que se renueva, te lo seguiremos cobrando. Si no lo esperabas, contacta con {site}.',
  restoredSubject: 'Ya puedes volver a usar tu cuenta',
  restoredText: '{site} ha vuelto a abrir tu cuenta. Puedes iniciar sesión como antes.',
};
