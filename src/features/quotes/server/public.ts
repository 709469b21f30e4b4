/** What other features, pages and records use of quotes. The rest of this folder is private. */
export { answerQuote } from './answerQuote'
export { getOwnQuote, getQuotePdf, listOwnQuotes } from './ownQuote'
export { getQuotePayment, isQuotePayment, paidFromCookie, payQuoteInvoice } from './payQuote'
export { recordOpening } from './quoteOpenings'
