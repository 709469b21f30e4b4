export type Verdict = 'all' | 'own' | 'published' | 'none'
type Who = 'visitor' | 'customer' | 'other customer' | 'editor' | 'operator' | 'admin'
type Row = Partial<Record<string, Partial<Record<Who, Verdict>>>>

const everyone = {
  visitor: 'all',
  customer: 'all',
  'other customer': 'all',
  editor: 'all',
  operator: 'all',
  admin: 'all',
} as const
const staff = { editor: 'all', operator: 'all', admin: 'all' } as const
const editors = { editor: 'all', admin: 'all' } as const
const operators = { operator: 'all', admin: 'all' } as const
const admins = { admin: 'all' } as const
const ownOfOperators = { operator: 'own', admin: 'own' } as const
const ownOfStaff = { editor: 'own', operator: 'own', admin: 'own' } as const
const ownOfCustomer = { customer: 'own', 'other customer': 'own', ...operators } as const
const published = {
  visitor: 'published',
  customer: 'published',
  'other customer': 'published',
  ...staff,
} as const

/** Who may do what with which collection. What is not named here is for nobody. */
export const COLLECTIONS: Record<string, Row> = {
  services: { create: editors, read: published, update: editors, delete: editors, readVersions: staff },
  regions: { create: editors, read: published, update: editors, delete: editors, readVersions: staff },
  faqs: { create: editors, read: published, update: editors, delete: editors, readVersions: staff },
  'legal-pages': { read: published, update: editors, readVersions: staff },
  posts: { create: editors, read: published, update: editors, delete: editors, readVersions: staff },
  partners: { create: editors, read: published, update: editors, delete: editors, readVersions: staff },
  projects: { create: editors, read: published, update: editors, delete: editors, readVersions: staff },
  redirects: { create: editors, read: everyone, update: editors, delete: editors },
  products: { create: admins, read: everyone, update: operators, delete: admins },
  'hosting-packages': { create: admins, read: everyone, update: operators, delete: admins },
  'hosting-extras': { create: admins, read: everyone, update: operators, delete: admins },
  media: { create: editors, read: everyone, update: editors, delete: editors },
  staff: {
    create: admins,
    read: { editor: 'own', operator: 'own', admin: 'all' },
    update: { editor: 'own', operator: 'own', admin: 'all' },
    delete: admins,
    unlock: admins,
  },
  leads: { read: operators, update: operators, delete: admins },
  'lead-notes': { read: operators },
  appointments: { read: operators },
  closures: {
    create: staff,
    read: { editor: 'own', operator: 'all', admin: 'all' },
    update: { editor: 'own', operator: 'own', admin: 'all' },
    delete: { editor: 'own', operator: 'own', admin: 'all' },
  },
  'newsletter-subscribers': { read: operators, update: admins, delete: admins },
  'hosting-customers': {
    create: operators,
    read: ownOfCustomer,
    update: ownOfCustomer,
    delete: admins,
  },
  'hosting-orders': { read: ownOfCustomer, update: operators },
  'hosting-invoices': { read: ownOfCustomer, update: ownOfOperators },
  payments: { read: operators },
  withdrawals: { read: operators },
  quotes: { read: operators },
  'quote-editions': { read: operators },
  'quote-acceptances': { read: operators },
  assignments: { read: operators },
  instalments: { read: operators },
  bookings: { read: operators },
  refunds: { read: operators },
  'vat-id-checks': { read: operators },
  'legal-figures': { create: admins, read: operators, update: admins },
  'prepared-orders': { create: operators, read: operators, update: operators, delete: operators },
  'price-rises': { create: operators, read: operators, update: ownOfOperators, delete: ownOfOperators },
  'configurator-requests': { read: operators, update: operators, delete: admins },
  'mail-messages': { read: { operator: 'own', admin: 'all' } },
  events: { read: operators },
  'webhook-events': { read: operators },
  'security-events': { read: { editor: 'own', operator: 'own', admin: 'all' } },
  'payload-locked-documents': { create: staff, read: staff, update: ownOfStaff, delete: ownOfStaff },
  'payload-preferences': { create: staff, read: ownOfStaff, update: ownOfStaff, delete: ownOfStaff },
  'payload-migrations': {},
  'payload-kv': {},
  'payload-jobs': {},
}

const content: Row = { read: published, readVersions: staff, update: editors }

export const GLOBALS: Record<string, Row> = {
  home: content,
  'page-texts': content,
  'shared-texts': content,
  navigation: content,
  'landing-pages': content,
  about: content,
  configurator: content,
  claims: content,
  chat: content,
  company: { ...content, read: everyone },
  'appointment-settings': { read: staff, update: operators },
  'lead-mail-templates': { read: operators, update: operators },
  'assignment-checklists': { read: operators, update: operators },
  'quote-settings': { read: staff, update: operators },
  'staff-settings': { read: admins, update: admins },
  'domain-prices': { read: everyone, update: operators },
}

/** What Payload brings for every collection and global; the collection's own rules stand before it. */
export const BUILT_IN_ENDPOINTS = [
  /^root get \/access$/,
  /^[\w-]+ (get|post|patch|delete) (\/|\/:id|\/count|\/versions|\/versions\/:id|\/:id\/duplicate|\/access\/:id\??|\/access|\/paste-url\/:id\?|\/file\/:filename|\/duplicate.*|\/:key)$/,
  /^staff (get|post) \/(init|login|logout|me|refresh-token|forgot-password|reset-password|unlock|verify\/:id)$/,
  // Of customers these answer 404: tests/integration/customers/rest.test.ts.
  /^hosting-customers (get|post) \/(init|login|logout|me|refresh-token|first-register|forgot-password|reset-password|unlock|verify\/:id)$/,
  /^payload-jobs get \/(run|handle-schedules)$/,
]
