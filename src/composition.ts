import { billingEvents } from '@/features/billing/model/events'
import { findMissingNumbers } from '@/features/billing/model/missingNumbers'
import { billingInvariants } from '@/features/billing/server/billingInvariants'
import { makeAskedRefunds } from '@/features/billing/server/bookings/refundPayment'
import { refundQueue } from '@/features/billing/server/bookings/refundRepository'
import { invoiceFileQueue } from '@/features/billing/server/finalInvoiceRepository'
import { storeMissingPdfs } from '@/features/billing/server/invoiceDelivery'
import { markOverdue } from '@/features/billing/server/invoices'
import { invoiceTimelines } from '@/features/billing/server/invoiceTimeline'
import { isInBusiness, paymentCheck } from '@/features/billing/server/launchChecks'
import { billingMailFiles } from '@/features/billing/server/mailFiles'
import { warnOfMissingNumbers } from '@/features/billing/server/missingNumbers'
import { paymentQueue } from '@/features/billing/server/payments/paymentRepository'
import { pollOpenPayments } from '@/features/billing/server/payments/settlePayment'
import { billingPersonalData } from '@/features/billing/server/personalData'
import { configuredProviders } from '@/features/billing/server/providers/registry'
import { billingKept } from '@/features/billing/server/retention'
import { claimsAdvice, claimsStartCard } from '@/features/catalogue/server/catalogue'
import { getCompany, readCompanyName } from '@/features/company/server/getCompany'
import { companyPart, termsPart } from '@/features/company/server/launchParts'
import { configuratorInboxSource } from '@/features/configurator/server/submitConfigurator'
import { customerEvents } from '@/features/customers/model/events'
import { findCustomer, isCustomerAddress } from '@/features/customers/server/customerRepository'
import { customerLink } from '@/features/customers/server/passwords'
import { customersKept, customersRetention } from '@/features/customers/server/retention'
import { appointmentEvents } from '@/features/desk/model/appointmentEvents'
import { appointmentLinkMakers } from '@/features/desk/server/appointments/appointmentMails'
import { appointmentReminderQueue } from '@/features/desk/server/appointments/appointmentRepository'
import { appointmentTimelines } from '@/features/desk/server/appointments/appointmentTimeline'
import { appointmentsPersonalData } from '@/features/desk/server/appointments/personalData'
import { remindOfAppointments } from '@/features/desk/server/appointments/reminders'
import { deskRetention } from '@/features/desk/server/retention'
import { leadEvents } from '@/features/leads/model/triage'
import { warnOfDeadlines } from '@/features/leads/server/deadlineWarnings'
import { mailDoubtfulLeads } from '@/features/leads/server/doubtfulLeads'
import { leadsStartCard, mergeLeadCounts } from '@/features/leads/server/inboxStats'
import { leadTimelines } from '@/features/leads/server/leadTimeline'
import { fetchMetaLeads, retryMetaLeads } from '@/features/leads/server/metaLeads'
import { leadsPersonalData } from '@/features/leads/server/personalData'
import { mergeRequestCounts } from '@/features/leads/server/quotePromise'
import { leadsKept, leadsRetention } from '@/features/leads/server/retention'
import { leadsInboxSource } from '@/features/leads/server/submitLead'
import { webhookQueue } from '@/features/leads/server/webhookEventRepository'
import { newsletterEvents } from '@/features/newsletter/model/subscription'
import { newsletterLinkMakers } from '@/features/newsletter/server/newsletterMails'
import { newsletterKept, newsletterRetention } from '@/features/newsletter/server/retention'
import { newsletterPersonalData } from '@/features/newsletter/server/subscriberRepository'
import { orderEvents } from '@/features/orders/model/events'
import { announceRenewals } from '@/features/orders/server/announceRenewals'
import { cancelUnpaidOrders, endCancelledOrders } from '@/features/orders/server/cancelOrder'
import { setUpQueue, warnOfLateSetUps } from '@/features/orders/server/checklist'
import { hostingStartCard } from '@/features/orders/server/console/stats'
import { configuredDomainLookup } from '@/features/orders/server/domainLookup'
import { invoiceUnbilledOrders } from '@/features/orders/server/invoiceOrder'
import { legalMailFiles } from '@/features/orders/server/legalMailFiles'
import { findBuyer, orderLinkMakers } from '@/features/orders/server/orderConfirmationMail'
import { orderInvoiceOwner } from '@/features/orders/server/orderInvoiceOwner'
import { findOrdersWith } from '@/features/orders/server/orderRepository'
import { orderTimelines } from '@/features/orders/server/orderTimeline'
import { ordersPersonalData } from '@/features/orders/server/personalData'
import { preparedOrderLinkMakers } from '@/features/orders/server/preparedOrders/sendPreparedOrder'
import { announcePriceRises } from '@/features/orders/server/priceRises/announcePriceRises'
import { warnOfRefunds, withdrawalQueue } from '@/features/orders/server/refundWarnings'
import { remindToPay } from '@/features/orders/server/remindToPay'
import { renewOrders } from '@/features/orders/server/renewOrders'
import { ordersKept, ordersRetention } from '@/features/orders/server/retention'
import { startScheduledOrders } from '@/features/orders/server/startScheduledOrders'
import { quoteEvents } from '@/features/quotes/model/events'
import { invoiceDueInstalments } from '@/features/quotes/server/assignmentActs'
import { instalmentQueue, isOfWithdrawnQuote } from '@/features/quotes/server/assignmentRepository'
import { mergeQuoteCounts } from '@/features/quotes/server/listQuotes'
import { quoteMailFiles } from '@/features/quotes/server/mailFiles'
import { quotesPersonalData } from '@/features/quotes/server/personalData'
import { quoteInvariants } from '@/features/quotes/server/quoteInvariants'
import { expireQuotes, remindOfQuotes } from '@/features/quotes/server/quoteJobs'
import { expiredQuoteQueue, quoteOutcomes } from '@/features/quotes/server/quoteRepository'
import { quoteTimeline } from '@/features/quotes/server/quoteTimeline'
import { onWithdrawnPaid, withdrawableQuotes } from '@/features/quotes/server/quoteWithdrawal'
import { quotesKept, quotesRetention } from '@/features/quotes/server/retention'
import { quoteLinkMakers } from '@/features/quotes/server/sendQuote'
import { staffLinkMakers } from '@/features/staff/server/passwordLinks'
import { staffKept, staffRetention } from '@/features/staff/server/retention'
import { resealSecondFactors } from '@/features/staff/server/secondFactor/factorRepository'
import { findSellerAddress, staffSummary } from '@/features/staff/server/staffRepository'
import { askWatchedVatIds } from '@/features/tax/server/checkVatId'
import { taxKept } from '@/features/tax/server/retention'
import { configuredVatIds } from '@/features/tax/server/vies'
import { getPageTexts } from '@/features/website/server/pageTexts'
import { contentKept } from '@/features/website/server/retention'
import { sourcePages } from '@/features/website/server/sourcePages'
import { legacyEvents } from '@/platform/audit/model/events'
import { deleteExpiredSessions } from '@/platform/auth/sessions'
import { runNightlyBackup } from '@/platform/backup/nightlyBackup'
import { ctxWith, type Services } from '@/platform/ctx'
import { refuseLink } from '@/platform/email/linkMaker'
import { mailQueue } from '@/platform/email/mailHealth'
import { mailPersonalData } from '@/platform/email/mailRepository'
import { mailTimeline } from '@/platform/email/mailTimeline'
import { configuredTransport } from '@/platform/email/transport'
import { watchHealth } from '@/platform/health/watchHealth'
import { publicationQueue, runMailJob, runPayloadJobs } from '@/platform/jobs/scheduler'
import { mailPart, restoreTestAdvice } from '@/platform/launch/launchChecks'
import type { Registry, ScheduledJob } from '@/platform/registry'
import { clearOldRecords } from '@/platform/retention/clearOldRecords'
import { platformKept, platformRetention } from '@/platform/retention/platformRetention'

export const services: Services = {
  mail: configuredTransport,
  organisation: { read: (payload, req) => getCompany(ctxWith(payload), req), readName: readCompanyName },
  payments: configuredProviders,
  domains: configuredDomainLookup,
  vatIds: configuredVatIds,
}

const SECOND = 1000
const HOUR = 3600 * SECOND

export const SCHEDULE: ScheduledJob[] = [
  { name: 'send mail', every: SECOND, run: runMailJob },
  { name: 'run Payload jobs', every: SECOND / 2, run: runPayloadJobs },
  { name: 'fetch Meta leads', every: 5 * SECOND, run: fetchMetaLeads },
  { name: 'poll open payments', every: 10 * SECOND, run: pollOpenPayments },
  { name: 'make asked refunds', every: 10 * SECOND, run: makeAskedRefunds },
  { name: 'store missing invoice PDFs', every: 10 * SECOND, run: storeMissingPdfs },
  { name: 'invoice unbilled orders', every: 60 * SECOND, run: invoiceUnbilledOrders },
  { name: 'warn of response deadlines', every: 60 * SECOND, run: warnOfDeadlines },
  { name: 'remind of appointments', every: 60 * SECOND, run: remindOfAppointments },
  { name: 'warn of late set-ups', every: 60 * SECOND, run: warnOfLateSetUps },
  { name: 'ask about VAT ids', every: 60 * SECOND, run: askWatchedVatIds },
  { name: 'fold lead counts', every: 60 * SECOND, run: mergeLeadCounts },
  { name: 'fold request counts', every: 60 * SECOND, run: mergeRequestCounts },
  { name: 'fold quote counts', every: 60 * SECOND, run: mergeQuoteCounts },
  { name: 'watch health', every: 30 * SECOND, run: ctx => watchHealth(ctx) },
  { name: 'delete expired sessions', every: 60 * SECOND, run: deleteExpiredSessions },
  { name: 'remind to pay', every: 60 * SECOND, run: remindToPay },
  { name: 'cancel unpaid orders', every: HOUR, run: cancelUnpaidOrders },
  { name: 'start scheduled orders', every: HOUR, run: startScheduledOrders },
  { name: 'end cancelled orders', every: HOUR, run: endCancelledOrders },
  { name: 'announce renewals', every: HOUR, run: announceRenewals },
  { name: 'announce price rises', every: HOUR, run: announcePriceRises },
  { name: 'renew orders', every: HOUR, run: renewOrders },
  { name: 'warn of refunds', every: HOUR, run: warnOfRefunds },
  { name: 'mark overdue invoices', every: HOUR, run: markOverdue },
  { name: 'warn of missing company numbers', every: HOUR, run: ctx => warnOfMissingNumbers(ctx) },
  { name: 'mail doubtful leads', every: HOUR, run: mailDoubtfulLeads },
  { name: 'invoice due instalments', every: HOUR, run: invoiceDueInstalments },
  { name: 'expire quotes', every: HOUR, run: expireQuotes },
  { name: 'remind of quotes', every: HOUR, run: remindOfQuotes },
  { name: 'clear old records', every: 60 * SECOND, run: ctx => clearOldRecords(ctx) },
  { name: 'back up at night', every: 300 * SECOND, run: runNightlyBackup },
]

export const registry: Registry = {
  auditEvents: {
    ...leadEvents,
    ...orderEvents,
    ...billingEvents,
    ...customerEvents,
    ...newsletterEvents,
    ...appointmentEvents,
    ...quoteEvents,
    ...legacyEvents,
  },
  schedule: SCHEDULE,
  queues: [
    mailQueue,
    publicationQueue,
    paymentQueue,
    refundQueue,
    invoiceFileQueue,
    webhookQueue,
    setUpQueue,
    withdrawalQueue,
    appointmentReminderQueue,
    expiredQuoteQueue,
    instalmentQueue,
  ],
  mailFiles: [...billingMailFiles, quoteMailFiles, legalMailFiles],
  retention: [
    ...leadsRetention,
    ...deskRetention,
    ...newsletterRetention,
    ...quotesRetention,
    ...ordersRetention,
    ...customersRetention,
    ...staffRetention,
    ...platformRetention,
  ],
  keptRecords: [
    ...billingKept,
    ...taxKept,
    ...ordersKept,
    ...quotesKept,
    ...customersKept,
    ...staffKept,
    ...newsletterKept,
    ...leadsKept,
    ...contentKept,
    ...platformKept,
  ],
  invariants: [...billingInvariants, ...quoteInvariants],
  launchParts: [companyPart(findMissingNumbers), termsPart, mailPart],
  launchChecks: [paymentCheck, claimsAdvice, restoreTestAdvice],
  isInBusiness,
  onWorkerStart: [retryMetaLeads, resealSecondFactors],
  linkMakers: {
    setPassword: customerLink('set', findBuyer),
    resetPassword: customerLink('reset', findBuyer),
    ...staffLinkMakers,
    ...orderLinkMakers,
    ...preparedOrderLinkMakers,
    ...newsletterLinkMakers,
    ...appointmentLinkMakers,
    ...quoteLinkMakers,
    other: refuseLink,
  },
  readNewsletterConsent: async ctx => (await getPageTexts(ctx)).blog.words.newsletterConsent,
  invoiceOwners: { order: orderInvoiceOwner },
  withdrawableQuotes,
  isWithdrawnInvoice: isOfWithdrawnQuote,
  onWithdrawnPaid,
  startCards: [leadsStartCard, hostingStartCard, claimsStartCard],
  productUses: [findOrdersWith],
  inboxSources: [leadsInboxSource, configuratorInboxSource],
  leadActions: ['@/features/quotes/admin/LeadQuote#LeadQuote'],
  timelineSources: [
    ...leadTimelines,
    mailTimeline,
    ...appointmentTimelines,
    quoteTimeline,
    ...orderTimelines,
    ...invoiceTimelines,
  ],
  findCustomerId: async (ctx, email) => (await findCustomer(ctx, email))?.id ?? null,
  keepsPerson: [isCustomerAddress],
  staffSummary,
  findSellerAddress,
  quoteOutcomes,
  sourcePages,
  personalData: [
    quotesPersonalData,
    ordersPersonalData,
    billingPersonalData,
    newsletterPersonalData,
    mailPersonalData,
    leadsPersonalData,
    appointmentsPersonalData,
  ],
}
