import type { MessageTexts } from './en';

export const ar: MessageTexts = {
  hello: 'مرحبًا {name}،',
  helloThere: 'مرحبًا،',
  help: 'المساعدة: {ways}',
  giveFeedback: 'أخبر {site} عن أداء شبكة Wi-Fi',
  choosePassword: 'اختيار كلمة مرور جديدة',
  ownerWarning: 'إن لم تفعل ذلك، فاختر كلمة مرور جديدة الآن. يوقف ذلك أيضًا أي تغيير لم يُؤكَّد.',
  confirmSubject: 'أكّد بريدك الإلكتروني لدى {site}',
  confirmText: 'أكّد أن هذا البريد الإلكتروني لك. تنتهي صلاحية الرابط خلال يومين.',
  confirmAction: 'تأكيد بريدي الإلكتروني',
  newEmailSubject: 'أكّد بريدك الإلكتروني الجديد لدى {site}',
  newEmailText:
    'أكّد أن هذا البريد الإلكتروني لك. يحتفظ حسابك بالقديم حتى ذلك الحين. تنتهي صلاحية الرابط خلال يومين.',
  emailChangingSubject: 'بريدك الإلكتروني على وشك التغيير',
  emailChangingText: 'تلقينا طلبًا لتغيير بريدك الإلكتروني إلى {value}. سنغيره بعد تأكيد الجديد.',
  emailChangedSubject: 'تغيّر بريدك الإلكتروني',
  emailChangedText: 'بريد حسابك الآن هو {value}.',
  mobileChangedSubject: 'تغيّر رقم هاتفك المحمول',
  mobileChangedText: 'رقم حسابك الآن هو {value}.',
  passwordChangedSubject: 'تم تغيير كلمة مرورك',
  passwordChangedText: 'لحسابك كلمة مرور جديدة، وانتهت جلساته الأخرى.',
  newLogInSubject: 'تسجيل دخول جديد إلى حسابك',
  newLogInText: 'سجّل شخص الدخول إلى حسابك من متصفح لم يُستخدم معه من قبل: {device}.',
  resetAccountAt: 'هذا الرابط لحسابك لدى {site}.',
  resetText:
    'تلقينا طلبًا لتغيير كلمة مرورك. يعمل هذا الرابط مرة واحدة وتنتهي صلاحيته خلال ساعة. إن لم تطلبه فتجاهل هذه الرسالة. لم تتغير كلمة مرورك.',
  orderSubject: 'طلبك لدى {site}',
  orderText: 'يمكنك متابعة طلبك على أي جهاز. يعمل الرابط 24 ساعة أو حتى تدفع.',
  orderIgnore: 'إن لم تطلب هذا الرابط فتجاهل هذه الرسالة. لم يُخصم منك شيء.',
  orderAction: 'متابعة طلبي',
  orderSms: '{site}: تابع طلبك على {url}',
  mobileCode: '{site}: {code} يؤكد رقمك. يعمل 10 دقائق. لا تشاركه مع أحد.',
  resetCode:
    '{site}: {code} هو رمزك لاختيار كلمة مرور جديدة. يعمل 10 دقائق. إن لم تطلبه فتجاهل هذه الرسالة.',
  logInCode: '{site}: {code} هو رمزك. يعمل 10 دقائق. لا تشاركه مع أحد.',
  refundRefusedSubject: 'لم نتمكن من ردّ {amount}',
  refundRefused:
    'ندين لك بمبلغ {amount} مقابل {item}. لم يتمكن مزوّد الدفع لدينا من ردّ المبلغ، لذلك سيراسلك فريق الدعم للاتفاق على طريقة أخرى للدفع لك.',
  refundRefusedAsk:
    'ندين لك بمبلغ {amount} مقابل {item} (الفاتورة {number}). لم يتمكن مزوّد الدفع لدينا من ردّ المبلغ، لذلك تواصل مع {site} للاتفاق على طريقة أخرى للدفع لك.',
  refundByHandSubject: 'ردّ {amount} يدويًا: {customer}',
  refundByHand:
    'رفض مزوّد الدفع ردّ {amount} مقابل {item} (الفاتورة {number}). راسل العميل للاتفاق على طريقة أخرى للدفع له.',
  refundSubject: 'أعدنا إليك {amount}',
  refundSecondPlan:
    'دفعت {amount} مقابل {item}، لكن كانت لديك باقة من قبل. لم تتغير باقتك. أعدنا المبلغ إلى البطاقة التي دفعت بها.',
  refundPause:
    'دفعت {amount} مقابل إيقاف مؤقت وألغيته قبل بدايته. أعدنا المبلغ إلى البطاقة التي دفعت بها.',
  refundPauseEnded:
    'دفعت {amount} مقابل إيقاف مؤقت وأنهيته خلال مهلة الانسحاب. أعدنا المبلغ إلى البطاقة التي دفعت بها.',
  refundOrder:
    'دفعت {amount} مقابل {item}، لكن الطلب أُلغي قبل وصول الدفعة. أعدنا المبلغ إلى البطاقة التي دفعت بها.',
  refundClosed:
    'دفعت {amount} مقابل {item}، لكن خدمة Wi-Fi في {site} أُغلقت. أعدنا المبلغ إلى البطاقة التي دفعت بها.',
  refundEnded:
    'دفعت {amount} مقابل {item}، لكن باقتك كانت قد انتهت. أعدنا المبلغ إلى البطاقة التي دفعت بها.',
  refundContract:
    'دفعت {amount} للإنهاء المبكر ثم احتفظت بباقتك. أعدنا المبلغ إلى البطاقة التي دفعت بها. وتستمر مدتك الدنيا.',
  refundSecondPayment:
    'دفعت {amount} مقابل {item} مرتين. أعدنا الدفعة الثانية إلى البطاقة التي دفعت بها.',
  receiptSubject: 'إيصالك عن {item}',
  receiptText: 'دفعت {amount} مقابل {item}. الإيصال {number}.',
  receiptAccess: 'يمتد وصولك من {from} إلى {to} (UTC)، ولا يتجدد.',
  withdrawnSubject: 'لقد انسحبت من العقد',
  withdrawnText: 'انسحبت من العقد الخاص بالباقة {item}. انتهت باقتك.',
  withdrawnTime:
    'انسحبت من المدة التي أضفتها إلى الباقة {item}. يمكنك استخدام باقتك حتى {end} (UTC).',
  withdrawnChangeSubject: 'لقد انسحبت من تغيير باقتك',
  withdrawnChange: 'انسحبت من التغيير الذي حجزته. تبقى باقتك {item} كما هي، ولن تدفع ثمن التغيير.',
  withdrawnRefund: 'أعدنا {amount} بالطريقة التي دفعت بها.',
  withdrawnByHand:
    'ندين لك بمبلغ {amount}. لم نتمكن من ردّه بالطريقة التي دفعت بها، لذلك سيراسلك فريق الدعم للاتفاق على طريقة أخرى للدفع لك.',
  withdrawnByHandAsk:
    'ندين لك بمبلغ {amount}. لم نتمكن من ردّه بالطريقة التي دفعت بها، لذلك تواصل مع {site} للاتفاق على طريقة أخرى للدفع لك.',
  withdrawnCredit: 'يبقى لك رصيد قدره {amount} لباقتك التالية.',
  withdrawnNothing: 'لم تبقَ مدة مدفوعة، فلا شيء نعيده.',
  changeDroppedSubject: 'لقد ألغيت تغيير باقتك',
  changeDroppedText: 'ألغيت التغيير إلى الباقة {item}. تبقى باقتك كما هي، ولن تدفع ثمن التغيير.',
  cancelledSubject: 'لقد ألغيت العقد',
  cancelledText:
    'ألغيت العقد الخاص بالباقة {item}. يمكنك استخدامها حتى {end} (UTC). لن نحصّل منك أي مبلغ آخر.',
  cancelledEnded: 'ألغيت العقد الخاص بالباقة {item}. انتهت باقتك. لن نحصّل منك أي مبلغ آخر.',
  cancelledTerm:
    'ألغيت العقد الخاص بالباقة {item}. تنتهي في {end} (UTC) بانتهاء مدتها الدنيا. حتى ذلك الحين تتجدد، وسنحصّل منك ثمن كل تجديد.',
  cancelledReason: 'ذكرت سببًا مهمًا للإلغاء الاستثنائي: «{reason}»',
  cancelledReasonChecked: 'سنراجع السبب ونخبرك بالبريد الإلكتروني إن كانت باقتك ستنتهي قبل ذلك.',
  terminationReceived: 'استلمنا طلبك في {at} (UTC).',
  declaredWithdrawal: 'تلقينا انسحابك',
  declaredCancellation: 'تلقينا إلغاءك',
  declaredUnknown: 'لم نتمكن من ربطه بطلب. سنبحث عن الطلب ونراسلك بالبريد الإلكتروني.',
  terminationKeep: 'احتفظ بهذه الرسالة تأكيدًا.',
  closedSubject: 'أُغلقت خدمة Wi-Fi في {site}، وتنتهي باقتك',
  closedEnds: 'أُغلقت خدمة Wi-Fi في {site}. تنتهي باقتك في {day} ولا تتجدد. لن نحصّل منك أي مبلغ آخر.',
  closedEnded: 'أُغلقت خدمة Wi-Fi في {site}. انتهت باقتك. لن نحصّل منك أي مبلغ آخر.',
  openPortal: 'افتح البوابة',
  openDevices: 'اعرض أجهزتك',
  free: 'مجاني',
  obligesToPay: 'عند التأكيد تقدّم طلبًا يُلزمك بالدفع.',
  orderedSubject: 'طلبك: {item}',
  orderedText: 'طلبت الباقة {item} لدى {site}.',
  orderedKeep: 'احتفظ بهذه الرسالة، ففيها شروط العقد.',
  factPlan: 'الباقة',
  factOrder: 'رقم الطلب',
  factName: 'الاسم',
  factEmail: 'البريد الإلكتروني',
  factStart: 'تبدأ في',
  factPrice: 'السعر',
  factPaid: 'المدفوع',
  factRenewal: 'التجديد',
  factMinimumTerm: 'الحد الأدنى للمدة',
  factCancel: 'كيف تلغي',
  factWithdraw: 'حق الانسحاب',
  factStartAsked: 'طلبك',
  startAsked: 'طلبت بدء الخدمة فورًا. إذا انسحبت، تدفع مقابل الوقت الذي حصلت فيه عليها.',
  startAskedLater:
    'طلبت بدء الخدمة قبل انتهاء حقك في الانسحاب. إذا انسحبت بعد البدء، تدفع مقابل الوقت الذي حصلت فيه عليها.',
  factSeller: 'البائع',
  priceEvery: '{amount} لكل {period}',
  priceWithTax: '{price}، شاملًا جميع الضرائب',
  renewsOn: 'تتجدد تلقائيًا حتى تلغيها. دفعتك التالية: {amount} في {day}.',
  renewsUntilCancelled: 'تتجدد تلقائيًا حتى تلغيها.',
  doesNotRenew: 'لا تتجدد.',
  minimumTermUntil: 'حتى {day}',
  cancelHow: 'سجّل الدخول وافتح «باقة».',
  cancelOnline: 'سجّل الدخول وافتح «باقة»، أو ألغِ دون تسجيل الدخول: {url}',
  withdrawHow: 'يمكنك الانسحاب حتى {day}. سنعيد ما دفعته عن المدة التي لم تستخدمها. للانسحاب: {url}',
  withdrawBooked:
    'يمكنك الانسحاب حتى {day}. إذا ألغيت التغيير في «باقة» قبل أن يبدأ، فلن تدفع مقابله شيئًا. بعد ذلك سنعيد ما دفعته عن المدة التي لم تستخدمها. للانسحاب: {url}',
  termsTitle: 'الشروط',
  pauseSubject: 'الإيقاف المؤقت للباقة {item}',
  pauseText: 'طلبت إيقاف باقتك {item} مؤقتًا لدى {site}.',
  pauseOffline:
    'أثناء الإيقاف المؤقت تكون أجهزتك غير متصلة ولا نحصّل رسوم {item}. سنحفظ لك المدة التي دفعت مقابلها.',
  factPauseStart: 'بداية الإيقاف المؤقت',
  factPauseEnd: 'نهاية الإيقاف المؤقت',
  pauseEndsOpen: 'عندما تنهيه',
  factEndPause: 'كيف تنهي الإيقاف المؤقت',
  endPauseBefore:
    'سجّل الدخول وافتح «باقة». إذا ألغيت الإيقاف المؤقت قبل بدايته فسنعيد إليك المبلغ. بعد بدايته لا يمكننا ذلك.',
  endPauseDuring: 'سجّل الدخول وافتح «باقة». بدأ الإيقاف المؤقت، فلا يمكننا إعادة المبلغ.',
  endPauseBeforeBy:
    'سجّل الدخول وافتح «باقة». إذا ألغيت الإيقاف المؤقت قبل بدايته، أو أنهيته حتى {day}، فسنعيد إليك المبلغ.',
  endPauseDuringBy:
    'سجّل الدخول وافتح «باقة». إذا أنهيت الإيقاف المؤقت حتى {day} فسنعيد إليك المبلغ.',
  pauseDroppedSubject: 'تعذّر إيقاف {item} مؤقتًا',
  pauseDroppedText:
    'طلبت إيقاف باقتك {item} مؤقتًا، لكن تعذّر علينا تحصيل {amount} مقابل الإيقاف. لم يُخصم منك شيء، ولن يبدأ الإيقاف المؤقت.',
  pauseDroppedAgain: 'للمحاولة مجددًا سجّل الدخول وافتح «باقة».',
  unpaidSubject: 'تعذّر تحصيل دفعتك عن {item}',
  unpaidText:
    'في {day} تعذّر علينا تحصيل {amount} مقابل {item}. لم يُخصم منك شيء. ادفع الآن لتحتفظ بباقتك.',
  unpaidRetry: 'إن لم تدفع فسنحاول مع بطاقتك مجددًا في {day}.',
  payAction: 'ادفع {amount}',
  renewalSubject: 'تتجدد باقتك في {day}',
  renewalText: 'تتجدد باقتك {item} في {day}. ستدفع {amount} مقابل {period}.',
  renewalCancel: 'إن لم ترد تجديد باقتك فألغها قبل {day}.',
  renewalTerm: 'ينتهي الحد الأدنى لمدتك في {day}. قد تترتب رسوم على الإنهاء المبكر.',
  couponLowers: 'تخفّض القسيمة {code} أول الدفعات (عددها {count}). كل دفعة بعدها {amount}.',
  couponEndSubject: 'ابتداءً من {day} ستدفع السعر الكامل عن {item}',
  couponEndText:
    'لن تخفّض قسيمتك {code} أي دفعات أخرى مقابل {item}. ابتداءً من {day} ستدفع السعر الكامل، {amount} لكل {period}.',
  couponEndCancel:
    'يمكنك تغيير باقتك أو إلغاؤها قبل ذلك. إذا كان لها حد أدنى للمدة، فقد تترتب رسوم على الإنهاء المبكر.',
  newDeviceSubject: 'جهاز جديد على باقتك',
  newDeviceText: 'أصبح {name} على باقتك. عنوان الجهاز هو {mac}.',
  newDeviceWarning: 'إن لم تعرف هذا الجهاز فأزله واختر كلمة مرور جديدة.',
  usageEndSubject: 'تنتهي باقتك قريبًا',
  usageEndText:
    'تنتهي باقتك {item} في {time} (UTC). لتبقى متصلًا، أضف وقتًا أو اختر باقة أخرى قبل ذلك.',
  suspendedSubject: 'أوقف {site} حسابك',
  suspendedText:
    'أوقف {site} حسابك، فلا يستطيع أحد تسجيل الدخول إليه. تبقى باقتك وأجهزتك كما هي. إذا كنت تدفع ثمن باقة تتجدد، فسنواصل خصم ثمنها. إذا لم تكن تتوقع ذلك، فتواصل مع {site}.',
  restoredSubject: 'يمكنك استخدام حسابك مرة أخرى',
  restoredText: 'أعاد {site} فتح حسابك. يمكنك تسجيل الدخول كما كنت تفعل.',
};
