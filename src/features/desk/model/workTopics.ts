import type { Topic } from './topic'

/** What we make, what it costs and what is agreed about it. */
export const WORK_TOPICS = [
  {
    id: 'quoteValidity',
    when: ['quote validity'],
    explains: 'howLong ownFile appointment price day clock soon now perhaps open',
  },
  {
    id: 'prepayment',
    when: ['prepay !keptOnline !hosting !year !shop !payOnline !customers'],
    explains: 'discount pay payTerm invoice price subscription process whenReady clock site',
  },
  {
    id: 'invoice',
    when: ['payTerm', 'invoice pay howSoon', 'invoice howLong'],
    explains: 'invoice pay price howLong howSoon whenReady ownPay',
  },
  {
    id: 'paymentMethods',
    when: ['ownPay|payOnline pay iPay !customers !shop !discount !site'],
    explains: 'payTerm invoice price phone',
  },
  { id: 'registration', when: ['registration'], explains: 'btw phone about' },
  { id: 'generalTerms', when: ['terms'], explains: 'cancel address' },
  {
    id: 'vat',
    when: ['btw !ownWork !self', 'inEx price|btw|tax', 'tax price|pay !ownWork'],
    explains: 'price extra inEx tax pay site subscription',
  },
  {
    id: 'haggle',
    when: ['discount !hosting !keptOnline !domain !year'],
    explains: 'price competitor quote pay ownPay prepay site extra',
  },
  {
    id: 'cancelling',
    when: ['cancel !foreign !rent !validity !ownership !maintenance'],
    explains: 'hosting subscription howLong price packages maintenance site',
  },
  {
    id: 'hostingPackage',
    when: ['hostingSize hosting|pages|packages|page !subscription', 'hosting pages'],
    explains: 'hosting price photos packages texts page pages site shop calendar',
  },
  {
    id: 'hostingIncluded',
    when: [
      'hosting extra !security !mailAddress !discount !moving',
      'keptOnline pay|price|extra !howLong !whenReady',
      'hosting keptOnline',
    ],
    explains: 'price site btw maintenance pay subscription howLong',
  },
  {
    id: 'emailAddress',
    when: ['mailAddress extra|price|own|getIt !ourMail !moving', 'mail ownName !moving'],
    explains: 'mail price hosting domain pay packages writeUs',
  },
  {
    id: 'moving',
    when: ['moving domain|mail|mailAddress|hosting|site|shop|provider !photos !texts !holiday !ownership'],
    explains:
      'oldSite process comeOver domain mail mailAddress hosting price site competitor mailBroken broken howLong included extra',
  },
  {
    id: 'domain',
    when: ['domain !broken !ownership'],
    explains: 'price open now year registered site reach self',
  },
  {
    id: 'maintenance',
    when: ['maintenance !garden !self !foreign'],
    explains: 'price security extra site pay subscription afterDelivery cancel',
  },
  { id: 'security', when: ['security !foreign'], explains: 'maintenance hosting price site' },
  {
    id: 'hosting',
    when: ['hosting price|year|discount', 'keptOnline price'],
    explains: 'price subscription discount year site pay prepay moving',
  },
  {
    id: 'seoPosition',
    when: [
      'topSpot seo|google|competitor|place|site|search !price',
      'rank google|seo|competitor !price',
      'guarantee google|seo|rank|topSpot',
    ],
    explains: 'phone seo google price competitor place',
  },
  { id: 'seo', when: ['seo', 'google|topSpot|rank price'], explains: 'price google subscription pay site' },
  {
    id: 'quoteAsk',
    when: ['quote !quoteTool !validity', 'wantPrice'],
    explains: 'price howLong whenReady howSoon site shop photos page',
  },
  {
    id: 'product',
    when: ['price !ownText', 'goods makeIt !broken !complaint'],
    explains: 'site shop page pay extra',
    isBroad: true,
  },
  {
    id: 'rush',
    takesAny: true,
    when: ['rush !support !broken', 'soon readyBy !validity !appointment'],
    explains: 'howLong whenReady day price open now soon readyBy site clock',
  },
  {
    id: 'duration',
    when: ['howLong !quote !invoice !validity !callMe !payOnline', 'whenReady !invoice !quote !payOnline'],
    explains: 'now site shop open clock soon readyBy',
  },
  {
    id: 'support',
    when: ['support', 'brokenLater', 'howSoon helpOrAnswer !quote'],
    explains: 'open day clock howLong reach broken now whenReady site',
  },
  {
    id: 'selfEdit',
    when: ['self change !texts', 'self change texts price|photos', 'editSelf'],
    explains: 'photos texts price maintenance phone anyChange site change open callMe',
  },
  {
    id: 'changes',
    when: ['anyChange', 'change changed|letDo site|page|photos|texts|phone|price|openText'],
    explains: 'photos texts now day price phone address site page self open',
  },
  {
    id: 'ownership',
    when: ['ownership !domain', 'ownership domain'],
    explains: 'cancel domain moving price site pay',
  },
  {
    id: 'calendar',
    when: [
      'calendar customers|site|page|self|want|price|letOn|own !usCalendar !domain',
      'rent customers self|site',
    ],
    explains: 'appointment now day price rent open self site phone callMe registered customers clock reach',
  },
  {
    id: 'shopPayments',
    when: ['payOnline !iPay', 'payOnline shop', 'shop customers pay'],
    explains: 'invoice price shop pay prepay whenReady site ownPay extra',
  },
  { id: 'references', when: ['references !foreign'], explains: 'price about site place region visit phone' },
  { id: 'technique', when: ['technique'], explains: 'price competitor hosting ownership site page' },
  { id: 'ai', when: ['ai'], explains: 'texts price' },
  { id: 'redesign', when: ['oldSite !technique !moving'], explains: 'price site' },
  { id: 'mobile', when: ['mobile site|shop|page|readable !phone !photos'], explains: 'price phone site' },
  { id: 'texts', when: ['texts who|self|extra|price|whose !change'], explains: 'price site self' },
  {
    id: 'photography',
    when: ['photographer !own', 'photographer price'],
    explains: 'photos visit price texts',
  },
  {
    id: 'photos',
    when: ['photos own|giveUs|onIt !size'],
    explains: 'phone price mobile photographer texts self site',
  },
] as const satisfies readonly Topic[]
