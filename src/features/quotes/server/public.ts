/** What other features, pages and records use of quotes. The rest of this folder is private. */
export { answerQuote } from './answerQuote'
export { getOwnQuote, getQuotePdf } from './ownQuote'
export { getQuotePayment, paidFromCookie, payQuoteInvoice } from './payQuote'
