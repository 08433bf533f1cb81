import type { MessageTexts } from './en';

export const ar: MessageTexts = {
  hello: 'مرحبًا {name}،',
  helloThere: 'مرحبًا،',
  choosePassword: 'اختيار كلمة مرور جديدة',
  ownerWarning: 'إن لم تفعل ذلك، فاختر كلمة مرور جديدة الآن. يوقف ذلك أيضًا أي تغيير لم يُؤكَّد.',
  confirmSubject: 'أكّد بريدك الإلكتروني لدى {site}',
  confirmText: 'أكّد أن هذا البريد الإلكتروني لك. تنتهي صلاحية الرابط خلال يومين.',
  confirmAction: 'تأكيد بريدي الإلكتروني',
  newEmailSubject: 'أكّد بريدك الإلكتروني الجديد لدى {site}',
  newEmailText:
    'أكّد أن هذا البريد الإلكتروني لك. يحتفظ حسابك بالقديم حتى ذلك الحين. تنتهي صلاحية الرابط خلال يومين.',
  emailChangingSubject: 'بريدك الإلكتروني على وشك التغيير',
  emailChangingText: 'تلقينا طلبًا لتغيير بريدك الإلكتروني إلى {value}. سيتغير عندما تؤكد الجديد.',
  emailChangedSubject: 'تغيّر بريدك الإلكتروني',
  emailChangedText: 'بريد حسابك الآن هو {value}.',
  mobileChangedSubject: 'تغيّر رقم هاتفك المحمول',
  mobileChangedText: 'رقم حسابك الآن هو {value}.',
  passwordChangedSubject: 'تم تغيير كلمة مرورك',
  passwordChangedText: 'لحسابك كلمة مرور جديدة، وانتهت جلساته الأخرى.',
  newLogInSubject: 'تسجيل دخول جديد إلى حسابك',
  newLogInText: 'سجّل شخص الدخول إلى حسابك من متصفح لم يُستخدم معه من قبل: {device}.',
  resetText:
    'تلقينا طلبًا لتغيير كلمة مرورك. يعمل هذا الرابط مرة واحدة وتنتهي صلاحيته خلال ساعة. إن لم تطلبه فتجاهل هذه الرسالة. لم تتغير كلمة مرورك.',
  orderSubject: 'طلبك لدى {site}',
  orderText: 'يمكنك متابعة طلبك على أي جهاز. يعمل الرابط 24 ساعة أو حتى تدفع.',
  orderIgnore: 'إن لم تطلب هذا الرابط فتجاهل هذه الرسالة. لم يُخصم منك شيء.',
  orderAction: 'متابعة طلبي',
  orderSms: '{site}: تابع طلبك على {url}',
  mobileCode: '{code} يؤكد رقمك لدى {site}. يعمل 10 دقائق. لن نطلبه منك أبدًا.',
  resetCode:
    '{code} هو رمزك لاختيار كلمة مرور جديدة. يعمل 10 دقائق. إن لم تطلبه فتجاهل هذه الرسالة.',
  logInCode: '{code} هو رمزك لدى {site}. يعمل 10 دقائق. لن نطلبه منك أبدًا.',
  refundSubject: 'أعدنا إليك {amount}',
  refundSecondPlan:
    'دفعت {amount} مقابل {item}، لكن كانت لديك باقة من قبل. لم تتغير باقتك. أعدنا المبلغ إلى البطاقة التي دفعت بها.',
  refundPause:
    'دفعت {amount} مقابل {item} وألغيت الإيقاف المؤقت قبل بدايته. أعدنا المبلغ إلى البطاقة التي دفعت بها.',
  refundOrder:
    'دفعت {amount} مقابل {item}، لكن الطلب أُلغي قبل وصول الدفعة. أعدنا المبلغ إلى البطاقة التي دفعت بها.',
  refundContract:
    'دفعت {amount} مقابل {item} ثم احتفظت بباقتك. أعدنا المبلغ إلى البطاقة التي دفعت بها، وتستمر مدتك الدنيا.',
  refundSecondPayment:
    'دفعت {amount} مقابل {item} مرتين. أعدنا الدفعة الثانية إلى البطاقة التي دفعت بها.',
  receiptSubject: 'إيصالك عن {item}',
  receiptText: 'دفعت {amount} مقابل {item}. الإيصال {number}.',
  receiptAccess: 'يمتد وصولك من {from} إلى {to} (UTC)، ولا يتجدد.',
  withdrawnSubject: 'لقد انسحبت من العقد',
  withdrawnText: 'انسحبت من العقد الخاص بالباقة {item}. انتهت باقتك.',
  withdrawnRefund: 'أعدنا {amount} عن المدة التي لم تستخدمها، بالطريقة التي دفعت بها.',
  withdrawnNothing: 'لم تبقَ مدة مدفوعة، فلا شيء نعيده.',
  cancelledSubject: 'لقد ألغيت العقد',
  cancelledText:
    'ألغيت العقد الخاص بالباقة {item}. يمكنك استخدامها حتى {end} (UTC). لن نحصّل منك أي مبلغ آخر.',
  cancelledEnded: 'ألغيت العقد الخاص بالباقة {item}. انتهت باقتك. لن نحصّل منك أي مبلغ آخر.',
  terminationReceived: 'استلمنا هذا في {at} (UTC).',
  terminationKeep: 'احتفظ بهذه الرسالة تأكيدًا.',
  closedSubject: 'أُغلق {site}، وتنتهي باقتك',
  closedEnds: 'أُغلق {site}. تنتهي باقتك في {day} ولا تتجدد. لن نحصّل منك أي مبلغ آخر.',
  closedEnded: 'أُغلق {site}. انتهت باقتك ولا تتجدد. لن نحصّل منك أي مبلغ آخر.',
};
