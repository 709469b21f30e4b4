/** What other features use of hosting orders. The rest of this folder is private. */
export { addExtraAndPay } from './addExtra'
export { findOrderByAgreement, startAgreedOrder } from './agreedOrder'
export { askForChange } from './askForChange'
export { cancelOwnOrder } from './cancelOrder'
export { type CheckedName, checkDomains } from './domainLookup'
export { getPaymentReturn, payOrderByKey, payOwnOrder } from './orderPayment'
export { getOwnOrder, listOwnOrders } from './ownOrders'
export { placeOrder } from './placeOrder'
export { checkPreparedOrder, findPreparedOrder } from './preparedOrders/preparedOrderRepository'
export { getPreparedOrder, preparedOrderEndpoint } from './preparedOrders/sendPreparedOrder'
export { previewPriceRise, priceRiseEndpoints, type RaisedOrder } from './priceRises/planPriceRise'
export { findPriceRise, type PriceRise } from './priceRises/priceRiseRepository'
export { stopReminders } from './remindToPay'
export { promiseLateRefund, promiseRefund, settleEndedQuote, withdrawalEndpoints } from './settleWithdrawal'
export { takeWithdrawalStep } from './submitWithdrawal'
export { type TakenBack, takeBackLines } from './takeBackLines'
export { legalFile } from './termsAttachment'
export { treatBasket } from './treatSale'
export type { WithdrawableQuotes } from './withdrawableQuotes'
export {
  findQuoteWithdrawal,
  isQuoteToEnd,
  isQuoteWithdrawn,
  isWithdrawnQuote,
  listUninformedOrders,
  listWithdrawalTasks,
  type QuoteWithdrawal,
  type UninformedOrder,
  type WithdrawalTask,
} from './withdrawalRepository'
