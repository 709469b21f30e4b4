/** What other features use of invoices and payments. The rest of this folder is billing's own. */

export {
  type Booking,
  bookingSql,
  getAdvance,
  listBookings,
  listPaidAhead,
  saveDecision,
} from './bookings/bookingRepository'
export {
  bookAdvanceBack,
  bookSentBack,
  type SentBackResult,
  type SetOffResult,
  setOffExcess,
} from './bookings/excess'
export { type RefundResult, refundPayment } from './bookings/refundPayment'
export { listRefunds, type Refund } from './bookings/refundRepository'
export { type ReversalResult, reverseBooking } from './bookings/reverseBooking'
export {
  type CreditResult,
  creditEach,
  creditInTransaction,
  creditInvoice,
  creditInvoicePartly,
  creditOpenInvoices,
  creditWhole,
  lockOrderInvoices,
  type PartialCreditResult,
  setOffCredit,
} from './creditInvoice'
export { eInvoiceColumn } from './eInvoice'
export { readEInvoice, readInvoicePdf, tryStoreInvoicePdf } from './invoiceDelivery'
export type { InvoiceOwner, OwnerDescription, Paid, Started } from './invoiceOwner'
export type { InvoiceFile } from './invoicePdf'
export {
  type CreatedInvoice,
  deleteDrafts,
  findCreatedInvoice,
  findFirstInvoice,
  getBookedFor,
  getCredited,
  idempotentRequest,
  invoiceSql,
} from './invoiceRepository'
export { draftInvoice, finaliseInvoice, type InvoicedOrder, lockWithOwner } from './invoices'
export { getMissingNumbers } from './missingNumbers'
export { findInvoiceOfPayment, getInvoicePayment, getPaymentOf, listOwnInvoices } from './ownInvoices'
export {
  findFirstPayment,
  findOrderPayment,
  hasPendingPayment,
  insertPayment,
  listPayments,
  pollAtOnce,
} from './payments/paymentRepository'
export { type PayNowResult, payNow, payOwnInvoice, startPayment } from './payments/payNow'
export {
  receivePaymentWebhook,
  settlePayment,
  type WebhookResult,
  withinPollLimit,
} from './payments/settlePayment'
export { noticeText } from './payments/staffPaymentMails'
export { decideTestPayment, findTestPayment } from './providers/test'
export { awaitsReverseCharge, type ReverseChargeResult, reissueReverseCharged } from './reverseCharge'
export {
  bookTransfer,
  type DraftResult,
  deleteDraft,
  finaliseDraft,
  markPaidByTransfer,
  payDraft,
  previewInvoice,
  resendInvoice,
  type TransferResult,
} from './staffInvoices'
export { storedLines, storedParty, storedTax, storedUnit, storedVatAmounts } from './storedInvoice'
export { crossBorderSales, taxLines, taxTreatment } from './taxTreatment'
export { listTermInvoices, lockTermInvoices, settleTermInvoices } from './termInvoices'
export { getHeldAmount, hasExcess, listOwedCredits } from './withdrawnInvoices'
