import type { PlanTexts } from './en';

export const plan: PlanTexts = {
  free: 'مجاني',
  obligesToPay: 'عند التأكيد تقدّم طلبًا يُلزمك بالدفع.',
  orderedSubject: 'طلبك: {item}',
  orderedText: 'طلبت الباقة {item} لدى {site}.',
  orderedKeep: 'احتفظ بهذه الرسالة، ففيها شروط العقد.',
  factPlan: 'الباقة',
  factSpeed: 'السرعة',
  speedBoth: 'تنزيل {download} ميغابت/ث، رفع {upload} ميغابت/ث',
  factDevices: 'الأجهزة',
  devicesUnlimited: 'عدد غير محدود',
  factCoupon: 'القسيمة',
  factOrder: 'رقم الطلب',
  factName: 'الاسم',
  factEmail: 'البريد الإلكتروني',
  factEndsOn: 'النهاية المطلوبة',
  factStart: 'البداية',
  startsAfterPause: 'بعد الإيقاف المؤقت',
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
  renewsFree: 'تتجدد تلقائيًا حتى تلغيها. لن تدفع شيئًا في {day}.',
  renewsUntilCancelled: 'تتجدد تلقائيًا حتى تلغيها.',
  doesNotRenew: 'لا تتجدد.',
  termUntil: 'حتى {day}.',
  termFromStart: '{period} من البداية.',
  minimumTerm:
    '{until} إذا أنهيتها مبكرًا، أو انتهت لعدم الدفع، تدفع {percent}% من {amount} عن كل شهر متبقٍ. ويُحتسب الشهر الذي بدأ كاملًا، حتى إن كنت قد دفعت ثمنه.',
  pauseMovesTerm: 'يؤجل الإيقاف نهاية المدة الدنيا بقدر مدته.',
  cancelHow: 'سجّل الدخول وافتح «باقة».',
  cancelOnline: 'سجّل الدخول وافتح «باقة»، أو ألغِ دون تسجيل الدخول: {url}',
  withdrawHow: 'يمكنك الانسحاب حتى {day}. سنعيد ما دفعته عن المدة التي لم تستخدمها. للانسحاب: {url}',
  withdrawBooked:
    'يمكنك الانسحاب حتى {day}. إذا ألغيت التغيير في «باقة» قبل أن يبدأ، فلن تدفع مقابله شيئًا. بعد ذلك سنعيد ما دفعته عن المدة التي لم تستخدمها. للانسحاب: {url}',
  withdrawOver: 'انتهى حقك في الانسحاب في {day}.',
  withdrawBookedLater:
    'يمكنك الانسحاب حتى {day}. إذا ألغيت التغيير في «باقة» قبل أن يبدأ، فلن تدفع مقابله شيئًا. للانسحاب: {url}',
  termsTitle: 'الشروط',
  pauseSubject: 'الإيقاف المؤقت للباقة {item}',
  pauseText: 'طلبت إيقاف باقتك {item} مؤقتًا لدى {site}.',
  pauseOffline:
    'أثناء الإيقاف المؤقت تكون أجهزتك غير متصلة ولا نحصّل رسوم {item}. سنحفظ لك المدة التي دفعت مقابلها.',
  factPauseStart: 'بداية الإيقاف المؤقت',
  factPauseEnd: 'نهاية الإيقاف المؤقت',
  pauseEndsOpen:
    'عندما تنهيه، وفي {day} على الأكثر. عندها تعود باقتك إلى العمل، وتُجدَّد بعد انتهاء المدة التي دفعت مقابلها.',
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
  feeOwedSubject: 'انتهت باقتك {item}',
  feeOwedText:
    'انتهت باقتك {item} لدى {site} في {day} قبل انتهاء مدتها الدنيا، لعدم سداد إحدى الدفعات.',
  feeOwedAmount:
    'عليك {amount} مقابل الإنهاء المبكر (الفاتورة {number}). لن نخصم المبلغ من بطاقتك تلقائيًا.',
  feeOwedBill:
    'وما زال عليك أيضًا {amount} عن الدفعة التي لم تُسدَّد (الفاتورة {number}). المجموع {total}.',
  unpaidSubject: 'تعذّر تحصيل دفعتك عن {item}',
  unpaidLastSubject: 'تنتهي باقتك {item} في {day} إن لم تدفع',
  unpaidText:
    'في {day} تعذّر علينا تحصيل {amount} مقابل {item} (الفاتورة {number}). لم يُخصم منك شيء. ادفع الآن لتبقى متصلًا.',
  unpaidRetry: 'إن لم تدفع فسنحاول مع بطاقتك مجددًا في {day}.',
  unpaidEnds: 'إن لم تدفع حتى محاولتنا الأخيرة فستنتهي باقتك، وسيبقى عليك {amount}.',
  unpaidEndsFee:
    'إن لم تدفع حتى محاولتنا الأخيرة فستنتهي باقتك. وسيكون عليك حينها ما يصل إلى {total}: {amount} عن هذه الدفعة، وما يصل إلى {fee} مقابل الإنهاء المبكر.',
  unpaidEndsOn:
    'سنحاول مع بطاقتك للمرة الأخيرة في {day}. إن لم تدفع حتى ذلك الحين فستنتهي باقتك في ذلك اليوم، وسيبقى عليك {amount}.',
  unpaidEndsOnFee:
    'سنحاول مع بطاقتك للمرة الأخيرة في {day}. إن لم تدفع حتى ذلك الحين فستنتهي باقتك في ذلك اليوم. وسيكون عليك حينها {total}: {amount} عن هذه الدفعة، و{fee} مقابل الإنهاء المبكر.',
  payAction: 'ادفع {amount}',
  renewalSubject: 'تتجدد باقتك في {day}',
  renewalText: 'تتجدد باقتك {item} في {day}. ستدفع {amount} مقابل {period}.',
  renewalTextFree: 'تتجدد باقتك {item} في {day}. لن تدفع شيئًا مقابل {period}.',
  renewalChangeSubject: 'تتغير باقتك في {day}',
  renewalChange: 'تتغير باقتك إلى {item} في {day}. ستدفع {amount} مقابل {period}.',
  renewalChangeFree: 'تتغير باقتك إلى {item} في {day}. لن تدفع شيئًا مقابل {period}.',
  renewalCancel: 'إن لم ترد تجديد باقتك فألغها قبل {day}.',
  renewalCancelled: 'لقد ألغيت باقتك. تنتهي في {day}، وتتجدد حتى ذلك الحين.',
  renewalTerm: 'ينتهي الحد الأدنى لمدتك في {day}. قد تترتب رسوم على الإنهاء المبكر.',
  couponLowers: 'تخفّض القسيمة {code} أول الدفعات (عددها {count}). كل دفعة بعدها {amount}.',
  couponEndSubject: 'ابتداءً من {day} تُحتسب باقتك بالسعر الكامل',
  couponEndText:
    'لن تخفّض قسيمتك {code} أي دفعات أخرى مقابل {item}. ابتداءً من {day} تُحتسب باقتك بالسعر الكامل، {amount} لكل {period}.',
  couponEndChange:
    'لن تخفّض قسيمتك {code} أي دفعات أخرى. تتغير باقتك إلى {item} في {day} وتكلّف {amount} لكل {period}.',
  couponEndCancel:
    'يمكنك تغيير باقتك أو إلغاؤها قبل ذلك. إذا كان لها حد أدنى للمدة، فقد تترتب رسوم على الإنهاء المبكر.',
};
