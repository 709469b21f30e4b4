/** What other features use of invoices and payments. The rest of this folder is billing's own. */
export { creditInTransaction, creditInvoice, creditInvoicePartly, creditOpenInvoices } from './creditInvoice'
export { readInvoicePdf, tryStoreInvoicePdf } from './invoiceDelivery'
export {
  type CreatedInvoice,
  deleteDrafts,
  findCreatedInvoice,
  findFirstInvoice,
  getCredited,
  idempotentRequest,
  invoiceSql,
} from './invoiceRepository'
export { draftInvoice, finaliseInvoice } from './invoices'
export { getInvoicePayment, listOwnInvoices } from './ownInvoices'
export { noticeText } from './payments/paymentNotices'
export {
  findFirstPayment,
  findOrderPayment,
  hasPendingPayment,
  insertPayment,
  listPayments,
} from './payments/paymentRepository'
export { type PayNowResult, payNow, payOwnInvoice, startPayment } from './payments/payNow'
export { settlePayment, withinPollLimit } from './payments/settlePayment'
export type { InvoiceOwner, OwnerDescription, Paid, Started } from './ports'
export { deleteDraft, finaliseDraft, previewInvoice, resendInvoice } from './staffInvoices'
export { bookTransfer, markPaidByTransfer, payDraft, type TransferResult } from './transfers'
