import type { WithdrawalWords } from './WithdrawalWords';

/** The models of annexes A and B of the Ley General para la Defensa de los Consumidores y Usuarios, for services. */
export const es: WithdrawalWords = {
  title: 'Información sobre el derecho de desistimiento',
  rightTitle: 'Derecho de desistimiento',
  right: [
    'Tienes derecho a desistir del presente contrato en un plazo de {days} días sin necesidad de justificación.',
    'El plazo de desistimiento expira a los {days} días del día de la celebración del contrato.',
    'Para ejercer el derecho de desistimiento, debes notificarnos ({seller}) tu decisión de desistir del contrato a través de una declaración inequívoca (por ejemplo, una carta enviada por correo postal o un correo electrónico). Puedes utilizar el modelo de formulario de desistimiento que figura a continuación, aunque su uso no es obligatorio.',
    'También puedes ejercer tu derecho de desistimiento en línea en {url}. Si lo haces, te enviaremos sin demora un acuse de recibo por correo electrónico, con el contenido de tu declaración y la fecha y la hora de su recepción.',
    'Para cumplir el plazo de desistimiento, basta con que la comunicación relativa al ejercicio de este derecho sea enviada antes de que venza el plazo.',
  ],
  effectsTitle: 'Consecuencias del desistimiento',
  effects: [
    'En caso de desistimiento, te devolveremos todos los pagos recibidos de ti, incluidos los gastos de entrega (con la excepción de los gastos adicionales resultantes de que hayas elegido una modalidad de entrega diferente a la menos costosa de entrega ordinaria que ofrezcamos), sin ninguna demora indebida y, en todo caso, a más tardar 14 días a partir de la fecha en la que se nos informe de tu decisión de desistir del presente contrato. Procederemos a efectuar dicho reembolso utilizando el mismo medio de pago empleado por ti para la transacción inicial, a no ser que hayas dispuesto expresamente lo contrario; en todo caso, no incurrirás en ningún gasto como consecuencia del reembolso.',
    'Si has solicitado que la prestación de servicios dé comienzo durante el período de desistimiento, nos abonarás un importe proporcional a la parte ya prestada del servicio en el momento en que nos hayas comunicado tu desistimiento, en relación con el objeto total del contrato.',
  ],
  formTitle: 'Modelo de formulario de desistimiento',
  form: [
    '(Solo debes cumplimentar y enviar el presente formulario si deseas desistir del contrato.)',
    '– A la atención de {seller}:',
    '– Por la presente te comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de prestación del siguiente servicio:',
    '– Pedido el (*)/recibido el (*):',
    '– Nombre del consumidor y usuario o de los consumidores y usuarios:',
    '– Domicilio del consumidor y usuario o de los consumidores y usuarios:',
    '– Firma del consumidor y usuario o de los consumidores y usuarios (solo si el presente formulario se presenta en papel):',
    '– Fecha:',
    '(*) Táchese lo que no proceda.',
  ],
};
