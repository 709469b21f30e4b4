import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { en } from '@payloadcms/translations/languages/en'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { registry, services } from '@/composition'
import { leadsConsole } from '@/features/leads/server/inboxEndpoints'
import { hostingConsole } from '@/features/orders/server/console/endpoints'
import { assignmentsConsole } from '@/features/quotes/server/assignmentEndpoints'
import { quotesConsole } from '@/features/quotes/server/quoteEndpoints'
import { refuseSessionsWithoutFactor } from '@/features/staff/server/staffSessions'
import { placeholderValidation } from '@/features/website/server/placeholderValidation'
import { livePreview } from '@/features/website/server/preview'
import { adminsOnly, closed } from '@/platform/access/rules'
import { bulkReads } from '@/platform/audit/bulkReads'
import { statementTimeout } from '@/platform/db/connections'
import { detectEditConflicts, sendConflict } from '@/platform/editing/server/editConflictPlugin'
import { payloadEmailAdapter } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { launchEndpoints } from '@/platform/launch/launchEndpoints'
import { addRetryAfter } from '@/platform/limits/restLimit'
import { jsonLogger, LOGS_JSON } from '@/platform/log/logger'
import { bucketStorage } from '@/platform/payload/bucketStorage'
import { restrictBuiltInCollections } from '@/platform/payload/builtInCollections'
import { handleConnectionErrors, redactQueryErrors } from '@/platform/payload/databaseErrors'
import { draftDefaults } from '@/platform/payload/draftDefaults'
import { formatAdminErrors } from '@/platform/payload/formatAdminErrors'
import { hideInheritedNames } from '@/platform/payload/hideInheritedNames'
import { rejectUnreadableInput } from '@/platform/payload/rejectUnreadableInput'
import { runScheduledPublications } from '@/platform/payload/scheduledPublish'
import { dutch, pluginsInDutch } from '@/platform/payload/translations'
import { traceQueries } from '@/platform/telemetry/traceQueries'
import { Appointments } from './collections/Appointments'
import { Assignments } from './collections/Assignments'
import { Bookings } from './collections/Bookings'
import { Closures } from './collections/Closures'
import { ConfiguratorRequests } from './collections/ConfiguratorRequests'
import { Events } from './collections/Events'
import { Faqs } from './collections/Faqs'
import { withStatus } from './collections/fields/versions'
import { HostingCustomers } from './collections/HostingCustomers'
import { HostingExtras } from './collections/HostingExtras'
import { HostingInvoices } from './collections/HostingInvoices'
import { HostingOrders } from './collections/HostingOrders'
import { HostingPackages } from './collections/HostingPackages'
import { Instalments } from './collections/Instalments'
import { LeadNotes } from './collections/LeadNotes'
import { Leads } from './collections/Leads'
import { LegalFigures } from './collections/LegalFigures'
import { LegalPages } from './collections/LegalPages'
import { MailMessages } from './collections/MailMessages'
import { Media } from './collections/Media'
import { NewsletterSubscribers } from './collections/NewsletterSubscribers'
import { Partners } from './collections/Partners'
import { Payments } from './collections/Payments'
import { Posts } from './collections/Posts'
import { PreparedOrders } from './collections/PreparedOrders'
import { PriceRises } from './collections/PriceRises'
import { Products } from './collections/Products'
import { Projects } from './collections/Projects'
import { QuoteAcceptances } from './collections/QuoteAcceptances'
import { QuoteEditions } from './collections/QuoteEditions'
import { Quotes } from './collections/Quotes'
import { Refunds } from './collections/Refunds'
import { Regions } from './collections/Regions'
import { redirects } from './collections/redirects'
import { SecurityEvents } from './collections/SecurityEvents'
import { Services } from './collections/Services'
import { Staff } from './collections/Staff'
import { VatIdChecks } from './collections/VatIdChecks'
import { WebhookEvents } from './collections/WebhookEvents'
import { Withdrawals } from './collections/Withdrawals'
import { About } from './globals/About'
import { AppointmentSettings } from './globals/AppointmentSettings'
import { AssignmentChecklists } from './globals/AssignmentChecklists'
import { Chat } from './globals/Chat'
import { Claims } from './globals/Claims'
import { Company } from './globals/Company'
import { Configurator } from './globals/Configurator'
import { DomainPrices } from './globals/DomainPrices'
import { Home } from './globals/Home'
import { LandingPages } from './globals/LandingPages'
import { LeadMailTemplates } from './globals/LeadMailTemplates'
import { Navigation } from './globals/Navigation'
import { PageTexts } from './globals/PageTexts'
import { QuoteSettings } from './globals/QuoteSettings'
import { SharedTexts } from './globals/SharedTexts'
import { StaffSettings } from './globals/StaffSettings'

const root = path.dirname(fileURLToPath(import.meta.url))

const collections = [
  Leads,
  ConfiguratorRequests,
  LeadNotes,
  Appointments,
  Quotes,
  QuoteEditions,
  QuoteAcceptances,
  Assignments,
  Instalments,
  NewsletterSubscribers,
  MailMessages,
  HostingOrders,
  HostingInvoices,
  HostingCustomers,
  Payments,
  Withdrawals,
  Bookings,
  Refunds,
  HostingPackages,
  HostingExtras,
  VatIdChecks,
  LegalFigures,
  PriceRises,
  PreparedOrders,
  Products,
  Services,
  Projects,
  Partners,
  Posts,
  Regions,
  Faqs,
  LegalPages,
  Media,
  Staff,
  Closures,
  Events,
  SecurityEvents,
  WebhookEvents,
]
const globals = [
  Home,
  PageTexts,
  SharedTexts,
  Navigation,
  LandingPages,
  About,
  Configurator,
  Claims,
  Chat,
  Company,
  AppointmentSettings,
  LeadMailTemplates,
  AssignmentChecklists,
  QuoteSettings,
  DomainPrices,
  StaffSettings,
]

export default buildConfig({
  admin: {
    user: 'staff',
    avatar: 'default',
    dateFormat: 'd MMM yyyy, HH:mm',
    timezones: {
      defaultTimezone: 'Europe/Amsterdam',
      supportedTimezones: [{ label: 'Amsterdam', value: 'Europe/Amsterdam' }],
    },
    importMap: { baseDir: root, importMapFile: path.join(root, 'app/(payload)/admin/importMap.js') },
    dependencies: Object.fromEntries(
      registry.leadActions.map(path => [path, { path, type: 'component' as const }]),
    ),
    meta: { titleSuffix: ' | Kantoor', defaultOGImageType: 'off', icons: [{ url: '/icon.svg' }] },
    theme: 'light',
    livePreview: livePreview(
      collections.map(each => each.slug),
      globals.map(each => each.slug),
    ),
    components: {
      graphics: {
        Icon: '@/features/staff/admin/Brand#BrandMark',
        Logo: '@/features/staff/admin/Brand#BrandName',
      },
      providers: ['@/features/staff/admin/session/SessionProvider'],
      beforeDashboard: ['@/features/staff/admin/StartCards'],
      beforeNavLinks: [
        '@/platform/payload/admin/OpenNav',
        '@/features/leads/admin/LeadsLink',
        '@/features/orders/admin/HostingLink',
        '@/features/quotes/admin/QuotesLink',
        '@/features/quotes/admin/AssignmentsLink',
        '@/platform/health/admin/HealthLink',
        '@/platform/launch/admin/LaunchLink',
      ],
      views: {
        login: { Component: '@/features/staff/admin/secondFactor/LogInView', path: '/login' },
        leads: { Component: '@/features/leads/admin/LeadsView', path: '/leads' },
        invitation: { Component: '@/features/staff/admin/invitations/InvitationView', path: '/uitnodiging' },
        hosting: { Component: '@/features/orders/admin/HostingView', path: '/hosting' },
        quote: { Component: '@/features/quotes/admin/QuoteView', path: '/quotes/:id' },
        assignment: { Component: '@/features/quotes/admin/AssignmentView', path: '/assignments/:id' },
        assignments: {
          Component: '@/features/quotes/admin/AssignmentsView',
          path: '/assignments',
          exact: true,
        },
        quotes: { Component: '@/features/quotes/admin/QuotesView', path: '/quotes', exact: true },
        launch: { Component: '@/platform/launch/admin/LaunchView', path: '/livegang', exact: true },
        health: { Component: '@/platform/health/admin/HealthView', path: '/toestand', exact: true },
      },
    },
  },
  collections,
  globals: globals.map(withStatus),
  custom: { services, registry },
  endpoints: [
    ...leadsConsole,
    ...hostingConsole,
    ...quotesConsole,
    ...assignmentsConsole,
    ...launchEndpoints,
  ],
  hooks: { afterError: [formatAdminErrors, addRetryAfter, rejectUnreadableInput, sendConflict] },
  onInit: payload => {
    handleConnectionErrors(payload)
    hideInheritedNames(payload)
    redactQueryErrors()
    if (env.OTEL_EXPORTER_OTLP_ENDPOINT) traceQueries()
    refuseSessionsWithoutFactor(payload)
  },
  db: postgresAdapter({
    idType: 'uuid',
    push: false,
    migrationDir: path.join(root, 'src/migrations'),
    pool: {
      connectionString: env.DATABASE_URL,
      max: env.DATABASE_POOL,
      ...statementTimeout(process.env.NEXT_RUNTIME),
    },
  }),
  logger: LOGS_JSON ? jsonLogger() : undefined,
  email: payloadEmailAdapter,
  secret: env.PAYLOAD_SECRET,
  serverURL: env.SITE_URL,
  csrf: [env.SITE_URL],
  cors: [],
  defaultDepth: 0,
  maxDepth: 2,
  editor: lexicalEditor(),
  plugins: [
    redirectsPlugin(redirects),
    bucketStorage,
    draftDefaults,
    placeholderValidation,
    detectEditConflicts,
    bulkReads,
  ],
  graphQL: { disable: true },
  i18n: {
    supportedLanguages: { nl: dutch, en },
    fallbackLanguage: 'nl',
    translations: { nl: pluginsInDutch },
  },
  jobs: { access: { run: adminsOnly as never, queue: closed, cancel: closed }, deleteJobOnComplete: true },
  sharp,
  telemetry: false,
  // `npm run generate` writes them; else every start of Payload, and so every test file, would do it once more.
  typescript: { outputFile: path.join(root, 'src/payload-types.ts'), autoGenerate: false },
  upload: { limits: { fileSize: 10_000_000 } },
})
  .then(restrictBuiltInCollections)
  .then(runScheduledPublications)
