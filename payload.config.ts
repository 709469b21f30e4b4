import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { en } from '@payloadcms/translations/languages/en'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { closeBuiltIns } from '@/access/builtIns'
import { adminsOnly, closed } from '@/access/rules'
import { surviveBrokenConnections } from '@/server/brokenConnections'
import { filesInBucket } from '@/server/content/filesInBucket'
import { halfTyped } from '@/server/content/halfTyped'
import { knownPlaceholders } from '@/server/content/knownPlaceholders'
import { livePreview } from '@/server/content/livePreview'
import { detectEditConflicts } from '@/server/editing/detectEditConflicts'
import { sendConflict } from '@/server/editing/refuseStaleSave'
import { runScheduledPublications } from '@/server/editing/scheduledPublications'
import { env } from '@/server/env'
import { hostingConsole } from '@/server/hosting/console/endpoints'
import { sayWhen } from '@/server/http/retryAfter'
import { leadsConsole } from '@/server/leads/inbox/endpoints'
import { outboxEmail } from '@/server/mail/outboxEmail'
import { ownNames } from '@/server/ownNames'
import { redactQueryErrors } from '@/server/redactQueryErrors'
import { refuseUnreadable } from '@/server/refuseUnreadable'
import { sayWhy } from '@/server/sayWhy'
import { refuseSessionsWithoutFactor } from '@/server/secondFactor/sessionsWithoutFactor'
import { bulkReads } from '@/server/security/bulkReads'
import { dutch, pluginsInDutch } from '@/server/staff/dutch'
import { ConfiguratorRequests } from './collections/ConfiguratorRequests'
import { Events } from './collections/Events'
import { Faqs } from './collections/Faqs'
import { withStatus } from './collections/fields/versions'
import { HostingCustomers } from './collections/HostingCustomers'
import { HostingExtras } from './collections/HostingExtras'
import { HostingInvoices } from './collections/HostingInvoices'
import { HostingOrders } from './collections/HostingOrders'
import { HostingPackages } from './collections/HostingPackages'
import { Leads } from './collections/Leads'
import { LegalPages } from './collections/LegalPages'
import { MailMessages } from './collections/MailMessages'
import { Media } from './collections/Media'
import { NewsletterSubscribers } from './collections/NewsletterSubscribers'
import { Partners } from './collections/Partners'
import { Payments } from './collections/Payments'
import { Posts } from './collections/Posts'
import { Projects } from './collections/Projects'
import { Regions } from './collections/Regions'
import { redirects } from './collections/redirects'
import { SecurityEvents } from './collections/SecurityEvents'
import { Services } from './collections/Services'
import { Staff } from './collections/Staff'
import { WebhookEvents } from './collections/WebhookEvents'
import { About } from './globals/About'
import { Chat } from './globals/Chat'
import { Claims } from './globals/Claims'
import { Company } from './globals/Company'
import { Configurator } from './globals/Configurator'
import { DomainPrices } from './globals/DomainPrices'
import { Home } from './globals/Home'
import { LandingPages } from './globals/LandingPages'
import { Navigation } from './globals/Navigation'
import { PageTexts } from './globals/PageTexts'
import { Prices } from './globals/Prices'
import { SharedTexts } from './globals/SharedTexts'
import { StaffSettings } from './globals/StaffSettings'

const root = path.dirname(fileURLToPath(import.meta.url))

const collections = [
  Leads,
  ConfiguratorRequests,
  NewsletterSubscribers,
  MailMessages,
  HostingOrders,
  HostingInvoices,
  HostingCustomers,
  Payments,
  HostingPackages,
  HostingExtras,
  Services,
  Projects,
  Partners,
  Posts,
  Regions,
  Faqs,
  LegalPages,
  Media,
  Staff,
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
  Prices,
  Configurator,
  Claims,
  Chat,
  Company,
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
    meta: { titleSuffix: ' | Kantoor', defaultOGImageType: 'off', icons: [{ url: '/icon.svg' }] },
    theme: 'light',
    livePreview: livePreview(
      collections.map(each => each.slug),
      globals.map(each => each.slug),
    ),
    components: {
      graphics: { Icon: '@/admin/BrandMark', Logo: '@/admin/BrandName' },
      providers: ['@/admin/session/SessionProvider'],
      beforeDashboard: ['@/admin/StartCards'],
      beforeNavLinks: ['@/admin/OpenMenu', '@/admin/leads/LeadsLink', '@/admin/hosting/HostingLink'],
      views: {
        login: { Component: '@/admin/secondFactor/LogInView', path: '/login' },
        leads: { Component: '@/admin/leads/LeadsView', path: '/leads' },
        invitation: { Component: '@/admin/staff/InvitationView', path: '/uitnodiging' },
        hosting: { Component: '@/admin/hosting/HostingView', path: '/hosting' },
      },
    },
  },
  collections,
  globals: globals.map(withStatus),
  endpoints: [...leadsConsole, ...hostingConsole],
  hooks: { afterError: [sayWhy, sayWhen, refuseUnreadable, sendConflict] },
  onInit: payload => {
    surviveBrokenConnections(payload)
    ownNames(payload)
    redactQueryErrors()
    refuseSessionsWithoutFactor(payload)
  },
  db: postgresAdapter({
    idType: 'uuid',
    push: false,
    migrationDir: path.join(root, 'src/migrations'),
    pool: { connectionString: env.DATABASE_URL, max: env.DATABASE_POOL },
  }),
  email: outboxEmail,
  secret: env.PAYLOAD_SECRET,
  serverURL: env.SITE_URL,
  csrf: [env.SITE_URL],
  cors: [],
  defaultDepth: 0,
  maxDepth: 2,
  editor: lexicalEditor(),
  plugins: [
    redirectsPlugin(redirects),
    filesInBucket,
    halfTyped,
    knownPlaceholders,
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
  .then(closeBuiltIns)
  .then(runScheduledPublications)
